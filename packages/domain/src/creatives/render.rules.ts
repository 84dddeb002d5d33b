/** Why an asset is not rendered; each has its text in the catalogue (RND-04). */
export const renderFailures = [
  'failedToRenderAsset',
  'videoNotSupported',
  'noAdCreative',
  'notAvailableOnPlatform',
] as const
export type RenderFailure = (typeof renderFailures)[number]
