/**
 * The router's page asks for its scripts before its pictures and fonts, although it is complete without them: on a
 * slow line the first view then waits for 100 KB that it does not need. So the same modules are asked for as soon as
 * the first view is painted, or someone touches the page, and each is run in a task of its own.
 */
export function startScriptsLate(html: string): string {
  const script = ROUTER_SCRIPT.exec(html)
  const entry = ENTRY.exec(script?.[1] ?? '')?.[1]
  // Another version of the router may write its page otherwise: then its own way is left alone.
  if (!script?.[1] || entry === undefined) return html
  const modules = [...html.matchAll(MODULE_LINK)].map(([, address]) => address)
  const router = script[1]
    .replace(NAMED_IMPORT, 'const $1=await import($2);')
    .replace(BARE_IMPORT, '')
    .replaceAll(/\n\s*/g, '')
  return html
    .replaceAll(MODULE_LINK, '')
    .replace(script[0], () => `<script type="module">${lateStart(modules, entry)}${router}</script>`)
}

const MODULE_LINK = /<link rel="modulepreload" href="([^"]+)"\/>/g
const ROUTER_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/
const NAMED_IMPORT = /import \* as (\w+) from ("[^"]+");/g
const BARE_IMPORT = /import "[^"]+";/g
const ENTRY = /import\("([^"]+)"\);\s*$/

/** Longer than a slow phone takes for the first view; a picture that never comes must not keep the page asleep. */
const LONGEST_WAIT_MS = 2500

/** In the browser's own words, because it stands in the page. Clicks that come too early are kept: see wake-up.ts. */
const lateStart = (modules: readonly (string | undefined)[], entry: string) => `\
const modules=${JSON.stringify(modules)},then=f=>requestAnimationFrame(()=>setTimeout(f));window.earlyClicks=new Set;\
addEventListener('click',e=>{const b=e.target.closest('[type=button]');if(b)window.earlyClicks?.add(b)},true);\
await new Promise(go=>{\
then(()=>Promise.all([document.fonts.ready,...[...document.querySelectorAll('img[fetchpriority=high]')].map(p=>p.decode().catch(()=>0))]).then(()=>then(go)));\
setTimeout(go,${LONGEST_WAIT_MS});addEventListener('pointerdown',go);addEventListener('keydown',go)});\
for(const href of modules)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));\
for(const part of modules)if(part!=${JSON.stringify(entry)}){await import(part);await new Promise(next=>setTimeout(next))}\
`
