import { enableCompileCache } from 'node:module'

// Stripping the types of some hundred files takes longer than everything else at start: done once, kept, and looked up.
enableCompileCache('node_modules/.cache/compiled')
await import('./main.ts')
