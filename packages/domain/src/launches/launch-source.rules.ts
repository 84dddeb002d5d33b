import type { User } from '../account/user.entity.ts'
import type { BalloonValues } from '../ads/ad-values.rules.ts'
import type { AdLimit } from '../balloons/ad-limit.entity.ts'
import { launchLimit } from '../balloons/ad-limit.rules.ts'
import type { IdeaWithBalloons } from '../balloons/idea-with-balloons.entity.ts'
import { activityOf } from '../balloons/publish.rules.ts'
import { toMinorUnits } from '../core/money.ts'
import { planOf } from '../plans/plan-catalogue.rules.ts'
import type { LaunchSource } from './launch-facts.rules.ts'

/** What a page has loaded about an ad that's about to be launched. */
export interface LoadedLaunch extends Pick<
  LaunchSource,
  | 'componentId'
  | 'balloon'
  | 'vatPercent'
  | 'evidence'
  | 'variant'
  | 'pictureFailure'
  | 'variantPictureFailure'
> {
  readonly idea: Pick<IdeaWithBalloons, 'balloons' | 'role'> & LaunchSource['brand']
  readonly balloonId: string
  /** As they are on the page, saved or not. */
  readonly values: BalloonValues
  readonly user: Pick<User, 'isEmailValidated' | 'plan' | 'subscriptionCurrency' | 'credit'>
}

/** A launch as a page knows it: its user pays, by card at least, and no ads count besides those of the open brand. */
export function launchSource({ idea, balloonId, user, ...loaded }: LoadedLaunch): LaunchSource {
  const planLabel = user.plan.labelKey
  const credit = toMinorUnits(user.credit)
  return {
    ...loaded,
    brand: idea,
    role: idea.role,
    isEmailValidated: user.isEmailValidated,
    payer: { planLabel, currency: user.subscriptionCurrency, credit },
    adLimit: brandAdLimit(idea, balloonId, planLabel),
    // Whether credit is used is decided at the checkout.
    payment: { creditAtMost: 0, isCreditOnly: false },
  }
}

/**
 * The plan's limit of active ads if the ads of one brand reach it. Those of the payer's other brands are known to the
 * server, which checks again (GEN-09).
 */
export function brandAdLimit(
  { balloons }: Pick<IdeaWithBalloons, 'balloons'>,
  balloonId: string,
  planLabel: string,
): AdLimit | null {
  const ads = balloons
    .filter(({ archiveDate }) => archiveDate === null)
    .map((balloon) => ({ id: balloon.id, ...activityOf(balloon) }))
  return launchLimit(ads, balloonId, planOf(planLabel).maxAds)
}
