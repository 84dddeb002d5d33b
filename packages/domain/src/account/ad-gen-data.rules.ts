/** Data stored for ad generation before and beside a brief, by its name on the wire (ONB-06). */
export const adGenDataKeys = ['websiteUrl'] as const
/** Characters of a value. */
export const maxAdGenDataLength = 2048
