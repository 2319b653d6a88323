import { PLUNGE_ONE } from '#shop/catalogue/product.ts'
import { CART_KEY } from '#shop/cart/stored-cart.ts'

/**
 * Marks <html> before the first paint when the stored cart holds our one product and nothing else: then its line can
 * stand in the server's page. A cart that cannot be read so simply is left to React. Plain text: it stands in the page.
 */
export const KNOWN_LINE_SCRIPT = `(function(){try{var a=JSON.parse(localStorage.getItem('${CART_KEY}'));\
if(a.every(function(i){return i.product.id==='${PLUNGE_ONE}'}))document.documentElement.dataset.line='known'}catch(e){}})()`
