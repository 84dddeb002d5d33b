/** The error page, fetched once something has gone wrong or in spare time, as no page is to carry it. */
export const loadErrorPage = async () => (await import('./error-page.tsx')).ErrorPage
