import type { AdPlatform } from '../ideas/platforms.rules.ts'
import type { Creative, CreativeElement } from './creative.entity.ts'

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

/** The visible video of a size, which keeps it from being drawn; undefined without one (RND-04). */
export function shownVideo({
  elements,
}: Pick<Creative, 'elements'>): (CreativeElement & { type: 'video' }) | undefined {
  return elements.find((element) => element.type === 'video' && !element.isHidden) as ReturnType<
    typeof shownVideo
  >
}

/**
 * Why a creative can't be delivered, or null; `failure` is how drawing it failed, null without a failure. A video counts
 * before anybody has tried.
 */
export function deliveryFailure(creative: {
  readonly creatives: Readonly<Record<string, Pick<Creative, 'elements'>>>
  readonly failure: RenderFailure | null
}): RenderFailure | null {
  return Object.values(creative.creatives).some(shownVideo) ? 'videoNotSupported' : creative.failure
}
