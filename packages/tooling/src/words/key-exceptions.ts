/** Texts that keep a refused word or a fault of their sentences. */
export interface KeyException {
  /** The row, such as `notice` or `long sentence`. */
  refused: string
  /** Keys of the catalogue, with the form of a plural. */
  keys: readonly string[]
  reason: string
}

/** Exceptions for texts. Texts that the specification quotes need none: `verbatim.test.ts` lists them. */
export const keyExceptions: readonly KeyException[] = []
