import type { SocialPlatform } from '@aloft/domain/account/social-platforms'
import { hostKind, shouldToastFailures } from '@aloft/domain/account/host.rules'
import { type Writer, writers } from '@aloft/domain/core/ai-results'

function meta(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
}

const settings = {
  productDomain: meta('product-domain') ?? 'localhost',
  publicHost: meta('public-host'),
  isDevelopment: meta('environment') === 'development',
}

/** What the server writes into the page about this installation (PRD-12, OPN-13). */
export const product = {
  name: meta('application-name') ?? '',
  /** Whose host this is (OPN-12). */
  host: hostKind(window.location.hostname, settings),
  isDevelopment: settings.isDevelopment,
  /** Calls that fail on the server are shown in a toast, too (ERR-16). */
  shouldToastFailures: shouldToastFailures(window.location.hostname, settings),
  /** Who drafts texts here: an AI, or rules where there is no key for one. */
  writer: writers.find((writer) => writer === meta('ad-writer')) ?? ('rules' satisfies Writer),
  /** The platforms that one can log in through here. */
  socialPlatforms: (['google', 'facebook'] as const satisfies readonly SocialPlatform[]).filter((platform) =>
    meta('social-platforms')?.split(' ').includes(platform),
  ),
  /** How referral codes of deals for life begin (PLN-05). */
  lifetimeCodes: meta('lifetime-codes')?.split(' ') ?? [],
  /** Where errors are reported to, beside the server; most installations name nothing. */
  errorReportingDsn: meta('error-reporting'),
  /** A website to try the product with, by the name it goes by; development only. */
  sampleUrl: meta('sample-site'),
  /** Where that website is served on this machine. */
  sampleServedAt: meta('sample-site-served-at'),
  /** The address of the terms of use; undefined for installations without such a page. */
  termsUrl: document.querySelector<HTMLLinkElement>('link[rel="terms-of-service"]')?.href,
}
