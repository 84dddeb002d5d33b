/** Values that one edit of a key may say it was based upon. */
export const valuesPerBase = 20
