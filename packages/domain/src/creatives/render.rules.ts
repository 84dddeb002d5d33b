import type { AdPlatform } from '../ideas/platforms.rules.ts'

/** Why an asset is not rendered; each has its text in the catalogue (RND-04). */
export const renderFailures = [
  'failedToRenderAsset',
  'videoNotSupported',
  'noAdCreative',
  'notAvailableOnPlatform',
] as const
export type RenderFailure = (typeof renderFailures)[number]

/** Why an ad shows no picture, or null; `failure` is how its rendering failed, null without a failure (RND-04). */
export function renderResult(ad: {
  readonly platform: AdPlatform
  readonly hasCreative: boolean
  readonly failure: RenderFailure | null
}): RenderFailure | null {
  if (ad.platform === 'google') return 'notAvailableOnPlatform'
  return ad.hasCreative ? ad.failure : 'noAdCreative'
}

/** Whether a retry may succeed. */
export function canRenderAgain(result: RenderFailure): boolean {
  return result === 'failedToRenderAsset'
}

/** Whether pictures may still come: neither are they there, nor did drawing them fail. */
export function isBeingDrawn(progress: {
  readonly isRenderFinished: boolean
  readonly failure: RenderFailure | null
}): boolean {
  return !progress.isRenderFinished && progress.failure === null
}
