/** An error with a known cause: the error page shows its text instead of the generic one (ERR-02). */
export class PageError extends Error {
  /** One of the texts that the app starts with, because others may not be loaded when a page fails. */
  readonly textKey: 'modalNotFound'

  constructor(textKey: PageError['textKey'], message: string) {
    super(message)
    this.textKey = textKey
  }
}
