/** An error with a known cause: the error page shows its text instead of the generic one (ERR-02). */
export class PageError extends Error {
  /** One of the texts that the app starts with: no others may be there when a page fails. */
  readonly textKey: 'modalNotFound' | 'pageNotFoundDetail'
  readonly status: 404 | 500

  constructor(textKey: PageError['textKey'], message: string, status: PageError['status'] = 500) {
    super(message)
    this.textKey = textKey
    this.status = status
  }
}
