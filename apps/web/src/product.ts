/** What the server writes into the page about this installation (PRD-12, OPN-13). */
export const product = {
  name: document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? '',
  /** Where the terms of use stand; installations without such a page have none. */
  /** A website to try the product with; development only. */
  sampleUrl: document.querySelector<HTMLMetaElement>('meta[name="sample-site"]')?.content,
  termsUrl: document.querySelector<HTMLLinkElement>('link[rel="terms-of-service"]')?.href,
}
