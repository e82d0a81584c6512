/** Timeouts of calls, milliseconds. README.md has a reason for each. */
export const timeLimits = {
  /** Default timeout of a call. */
  request: 300_000,
  refresh: 20_000,
  refreshOfAnotherTab: 25_000,
  logout: 3_000,
  draftsAtSignOut: 3_000,
  healthCheck: 10_000,
  besideSwitchingOff: 3_000,
} as const;
