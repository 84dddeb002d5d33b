/** The router for code outside of components, such as the assistant's tools. */
export interface AppNavigation {
  /** Opens an address of the app. The page may hold the user, as always. */
  readonly open: (address: string) => void
  readonly path: () => string
}

let provided: AppNavigation | null = null

/** Returns the function that withdraws it. */
export function provideNavigation(navigation: AppNavigation): () => void {
  provided = navigation
  return () => {
    if (provided === navigation) provided = null
  }
}

/** Null before the first page behind the login. */
export const appNavigation = (): AppNavigation | null => provided
