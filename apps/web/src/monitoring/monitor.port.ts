/** The user went from one page to another (NAV-13). */
export interface PageChange {
  /** Paths without queries, because those may contain the code of an emailed link. */
  readonly from: string
  readonly to: string
  readonly isAdmin: boolean
}

/** An external service that receives errors and page changes. */
export interface Monitor {
  /** `reference` was shown to the user, who may quote it. */
  captureError(error: unknown, reference?: string): void
  pageChanged(change: PageChange): void
}
