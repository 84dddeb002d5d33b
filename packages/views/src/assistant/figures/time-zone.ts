/** The reader's time zone, in which figures name times. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
