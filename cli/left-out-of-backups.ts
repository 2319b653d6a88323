/** Counters that are worthless ten minutes later. */
export const leftOutOfBackups: readonly string[] = ['rate_limits']
