import { adGaps } from '@aloft/domain/ads/ad-readiness.rules'
import { isBlocked } from '@aloft/domain/ads/lint/lint-copy.rules'
import { leastBudgetOf } from '@aloft/domain/ads/funding.rules'
import { holdEndDate } from '@aloft/domain/launches/launch-progress.rules'
import type { LaunchPlace } from '@aloft/domain/launches/launch-checks.rules'
import { besideLaunchFields } from '@aloft/domain/launches/launch-texts.rules'
import { formatMoney, formatPrice } from '@aloft/messages/money-format'
import type { ShownCheck } from '@aloft/views/launches/launch-checks'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import {
  editorAddress,
  launchAddress,
  pageAddress,
  planAddress,
  studioAddress,
  websiteAddress,
} from '../../../addresses/page-address.ts'
import { picturedAd } from '../../../ads/use-creative-media.ts'
import { useIsLocked } from '../../ads/editor/edited-ad.tsx'
import { heldChecks, shownChecks } from './shown-checks.ts'
import { useCheckWords } from './use-check-words.ts'
import type { OpenLaunch } from '../use-open-launch.ts'

/**
 * The checks of a launch in words: all of them, and those that keep an ad on hold from its payment, or null.
 * `isInFields` says whether a check fails only by what the page has fields for.
 */
export function useLaunchChecks({ ad, subject, facts, campaign }: OpenLaunch): {
  readonly all: readonly ShownCheck[]
  readonly listed: readonly ShownCheck[] | null
  readonly isInFields: (name: ShownCheck['name']) => boolean
} {
  const { t } = useTranslation()
  const { checks, bill, currency, order } = facts
  const { platform } = ad.content
  const isLocked = useIsLocked()
  const judged = isLocked ? facts.judgement : besideLaunchFields(platform, facts.judgement)
  const whyNot = useCheckWords(platform, judged)
  const amounts = {
    total: formatMoney(bill.total, currency),
    least: formatPrice(leastBudgetOf(currency, order.durationDays), currency),
  }
  const { ideaId, balloonId, componentId } = subject
  const launchHref = launchAddress(ideaId, balloonId, componentId)
  const editorHref = editorAddress(ideaId, balloonId)
  const { adCreativeId } = picturedAd(ad.content)
  const [firstGap] = adGaps(judged)
  const addresses: Readonly<Partial<Record<LaunchPlace, string>>> = {
    account: pageAddress('account-settings'),
    plan: planAddress(launchHref),
    list: pageAddress('/0'),
    content: editorAddress(ideaId, balloonId, firstGap?.section),
    ...(adCreativeId && { picture: studioAddress(ideaId, adCreativeId, launchHref) }),
    budget: editorHref,
    abTest: launchHref,
    goal: editorHref,
    publish: editorHref,
    website: websiteAddress(ideaId),
  }
  const all = shownChecks(
    checks,
    { why: (failure) => whyNot(failure, amounts), place: (place) => t(`launch.checks.mend.${place}`) },
    (place) => addresses[place] ?? null,
  )
  const isHeld = holdEndDate(campaign) !== null
  return {
    all,
    listed: isHeld ? heldChecks(all) : null,
    isInFields: (name) =>
      (name === 'content' && Object.keys(judged.failures).length === 0) ||
      (name === 'rules' && !isBlocked(judged.findings)),
  }
}
