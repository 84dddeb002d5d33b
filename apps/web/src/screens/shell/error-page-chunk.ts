/** Loads the error page, once something has failed or in spare time, so that no page includes its code. */
export const loadErrorPage = async () => (await import('./error-page.tsx')).ErrorPage
