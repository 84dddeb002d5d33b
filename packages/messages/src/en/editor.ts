/** The editor of an ad and its cards on the overview. */
export const editor = {} as const
