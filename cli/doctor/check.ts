/** problem: the shop does not work as it should. warning: it works, but the owner should know. */
export type Verdict = 'good' | 'warning' | 'problem'

export type Check = { name: string; verdict: Verdict; says: string }

export const good = (name: string, says: string): Check => ({ name, verdict: 'good', says })
export const warning = (name: string, says: string): Check => ({ name, verdict: 'warning', says })
export const problem = (name: string, says: string): Check => ({ name, verdict: 'problem', says })
