/** The user went from one page to another (NAV-13). */
export interface PageChange {
  /** Paths, never queries: those may hold the code of a mailed link. */
  readonly from: string
  readonly to: string
  readonly isAdmin: boolean
}

/** An outside service that receives errors and page changes. */
export interface Monitor {
  /** `reference` is what the user was shown to quote. */
  captureError(error: unknown, reference?: string): void
  pageChanged(change: PageChange): void
}
