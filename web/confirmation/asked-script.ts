/**
 * One page is kept for every address, and only the browser sees what is asked for. This marks <html> with it before
 * anything is painted, so that nobody who has no order is shown that one is being loaded. It reads the address as
 * requestFrom does; a test holds the two together. Plain text: it stands in the page.
 */
export const ASKED_SCRIPT = `(function(){var q=new URLSearchParams(location.search);\
document.documentElement.dataset.asked=q.get('preview')==='true'?'sample':q.get('order')?'order':\
q.get('payment_intent')?'payment':'none'})()`
