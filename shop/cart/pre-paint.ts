import { MAX_LINE_QUANTITY } from './cart.ts'
import { CART_KEY, MAX_LINES, MAX_STORED_LENGTH, PRODUCT_ID_PATTERN } from './stored-cart.ts'

/** The part of <html> that is marked; a test or a server has none. */
export type MarkedRoot = {
  setAttribute(name: string, value: string): void
  readonly style: { setProperty(name: string, value: string): void }
}

/** Style sheets read html[data-cart='items'], html[data-cart='empty'] and var(--cart-count). */
export function markCartCount(root: MarkedRoot, count: number): void {
  root.setAttribute('data-cart', count > 0 ? 'items' : 'empty')
  root.style.setProperty('--cart-count', String(count))
}

/**
 * Runs in the head before anything is painted, so that the badge does not jump and a full cart never looks empty.
 * It counts as parseStoredCart does; a property test holds the two together. Plain text, because it must be the same
 * bytes in the server's page and in the browser's, and small, because it stands in every page.
 */
export const PRE_PAINT_SCRIPT = `(function(){var c=0,h=document.documentElement;try{var t=localStorage.getItem('${CART_KEY}');\
var a=t&&t.length<=${MAX_STORED_LENGTH}?JSON.parse(t):[],n={};if(Array.isArray(a))a.slice(0,${MAX_LINES}).forEach(function(i){\
var p=i&&i.product,q=i&&i.quantity,d=p&&p.id;if(typeof d==='string'&&/${PRODUCT_ID_PATTERN}/.test(d)&&typeof q==='number'&&q>=1)\
n[d]=Math.min(${MAX_LINE_QUANTITY},(n[d]|0)+Math.min(${MAX_LINE_QUANTITY},Math.floor(q)))});for(var k in n)c+=n[k]}catch(e){}\
h.setAttribute('data-cart',c>0?'items':'empty');h.style.setProperty('--cart-count',String(c))})()`
