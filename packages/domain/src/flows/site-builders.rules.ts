/** The website builders whose steps to paste the snippet are known (DOM-08). */
export const siteBuilders = ['shopify', 'wix', 'wordpress', 'squarespace', 'webflow'] as const
export type SiteBuilder = (typeof siteBuilders)[number]
