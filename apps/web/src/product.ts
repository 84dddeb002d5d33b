import { type Writer, writers } from '@aloft/domain/core/ai-results'

function meta(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
}

/** What the server writes into the page about this installation (PRD-12, OPN-13). */
export const product = {
  name: meta('application-name') ?? '',
  /** Who drafts texts here: an AI, or rules where there is no key for one. */
  writer: writers.find((writer) => writer === meta('ad-writer')) ?? ('rules' satisfies Writer),
  /** A website to try the product with; development only. */
  sampleUrl: meta('sample-site'),
  /** Where the terms of use stand; installations without such a page have none. */
  termsUrl: document.querySelector<HTMLLinkElement>('link[rel="terms-of-service"]')?.href,
}
