/** Counters that are worthless a minute later, kept by the limiter itself and not by a migration. */
export const leftOutOfBackups: readonly string[] = ['rate_limits']
