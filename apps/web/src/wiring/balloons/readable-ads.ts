import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import type { IdeaWithBalloons } from '@aloft/domain/balloons/idea-with-balloons.entity'
import { type AdFault, readableAd } from '@aloft/domain/balloons/readable-ad.rules'
import { reportError } from '../core/report-error.ts'

/** A brand's reply without the invalid ads, so that the others can be shown (ERR-12). */
export function readableBrand(idea: IdeaWithBalloons): IdeaWithBalloons {
  return { ...idea, balloons: idea.balloons.flatMap((given) => takeAd(given) ?? []) }
}

/** An ad of a reply with its valid values; null if nothing is valid. Invalid values are reported (ERR-12). */
export function takeAd(given: Balloon): Balloon | null {
  const { ad, faults } = readableAd(given)
  faults.forEach(reportOnce)
  return ad
}

const reported = new Set<string>()

/** Reports which field of which ad is invalid, without its content. */
function reportOnce({ kind, adId, key }: AdFault): void {
  const message = `data error in ad ${adId ?? 'without id'}: ${kind}${key ? ` of ${key}` : ''}`
  if (reported.has(message)) return
  reported.add(message)
  reportError(new Error(message))
}
