/**
 * Who may import whom. The folders of shop/ stand in reading order: each may import itself and those before it.
 */
const SHOP_ORDER = [
  'money',
  'catalogue',
  'cart',
  'shipping',
  'pricing',
  'payments',
  'orders',
  'invoice',
  'checkout',
  'contact',
  'newsletter',
  'mail',
  'privacy',
]

/** Rooms that run on the server only: their files need no `.server` in the name. */
const SERVER_ROOMS = new Set(['api', 'cli', 'server', 'sandbox', 'scripts', 'e2e', 'bench', 'chaos'])

/** What each room may import of ours. Rooms not listed (scripts, e2e, bench) are tools around the shop: they may use all. */
const ROOMS: Record<string, readonly string[]> = {
  ui: ['ui'],
  platform: ['platform'],
  shop: ['shop', 'platform'],
  web: ['web', 'shop', 'ui', 'platform'],
  api: ['api', 'shop', 'platform'],
  cli: ['cli', 'shop', 'platform', 'sandbox'],
  server: ['server', 'api', 'web', 'shop', 'platform', 'sandbox'],
  sandbox: ['sandbox'],
}

export type Import = { from: string; to: string; typeOnly: boolean }

/** The rule that an import breaks, in words, or null. Paths are relative to the project; packages are bare names. */
export function brokenRule({ from, to, typeOnly }: Import): string | null {
  return (
    packageRule(from, to, typeOnly) ??
    roomRule(from, to) ??
    shopRule(from, to) ??
    serverRule(from, to, typeOnly)
  )
}

const roomOf = (file: string) => file.split('/', 1)[0] ?? ''
const isTest = (file: string) =>
  /\.test\.tsx?$/.test(file) || file.includes('/testing/') || file.includes('fake-browser')

function roomRule(from: string, to: string): string | null {
  if (isPackage(to) || isTest(from)) return null
  const allowed = ROOMS[roomOf(from)]
  if (!allowed) return null
  const room = roomOf(to)
  if (room === 'ui' && roomOf(from) === 'shop' && from.endsWith('.tsx')) return null
  if (room === 'sandbox' && roomOf(from) === 'cli' && from !== 'cli/payments-for-tool.ts') {
    return 'in cli/ only payments-for-tool.ts may start the sandbox'
  }
  return allowed.includes(room) ? null : `${roomOf(from)}/ may not import ${room}/`
}

function shopRule(from: string, to: string): string | null {
  if (roomOf(from) !== 'shop' || roomOf(to) !== 'shop' || isTest(from)) return null
  const [mine, theirs] = [
    SHOP_ORDER.indexOf(from.split('/')[1] ?? ''),
    SHOP_ORDER.indexOf(to.split('/')[1] ?? ''),
  ]
  if (mine === -1) return `${from.split('/')[1]} has no place in the order of shop/`
  return theirs <= mine
    ? null
    : `shop/${SHOP_ORDER[mine]} stands above shop/${SHOP_ORDER[theirs]} and may not import it`
}

/** Types vanish when the code runs; everything else of a .server file would reach the browser's bundle. */
function serverRule(from: string, to: string, typeOnly: boolean): string | null {
  if (typeOnly || !to.includes('.server.') || from.includes('.server.') || isTest(from)) return null
  return SERVER_ROOMS.has(roomOf(from)) || from.startsWith('platform/testing/')
    ? null
    : 'a file without .server in its name may not import one that has it'
}

function packageRule(from: string, to: string, typeOnly: boolean): string | null {
  const name = packageName(to)
  if (name === null || isTest(from)) return null
  if (name === 'stripe' && roomOf(from) !== 'sandbox' && !/^shop\/payments\/.*\.server\.ts$/.test(from)) {
    return 'the package stripe is for shop/payments/*.server.ts and the sandbox'
  }
  if (name === 'drizzle-orm' && !from.includes('.server.') && !typeOnly) return 'Drizzle is for .server files'
  return null
}

const isPackage = (to: string) => to.startsWith('node:') || packageName(to) !== null

function packageName(to: string): string | null {
  if (to.startsWith('node:') || /^[a-z-]+\/.*\.(?:tsx?|json|css)/.test(to)) return null
  const parts = to.split('/')
  return to.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? null)
}
