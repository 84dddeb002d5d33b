import { leastBudgetOf } from '@aloft/domain/ads/funding.rules'
import { holdEndDate } from '@aloft/domain/launches/launch-progress.rules'
import type { LaunchPlace } from '@aloft/domain/launches/launch-checks.rules'
import { formatMoney, formatPrice } from '@aloft/messages/money-format'
import type { ShownCheck } from '@aloft/views/launches/launch-checks'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { editorAddress, launchAddress, pageAddress, planAddress } from '../../../addresses/page-address.ts'
import { heldChecks, shownChecks } from './shown-checks.ts'
import { useCheckWords } from './use-check-words.ts'
import type { OpenLaunch } from '../use-open-launch.ts'

/** The checks of a launch in words: all of them, and those that keep an ad on hold from its payment, or null. */
export function useLaunchChecks({ subject, facts, campaign }: OpenLaunch): {
  readonly all: readonly ShownCheck[]
  readonly listed: readonly ShownCheck[] | null
} {
  const { t } = useTranslation()
  const { judgement, checks, bill, currency, order } = facts
  const whyNot = useCheckWords(judgement)
  const amounts = {
    total: formatMoney(bill.total, currency),
    least: formatPrice(leastBudgetOf(currency, order.durationDays), currency),
  }
  const { ideaId, balloonId, componentId } = subject
  const launchHref = launchAddress(ideaId, balloonId, componentId)
  const editorHref = editorAddress(ideaId, balloonId)
  const addresses: Readonly<Partial<Record<LaunchPlace, string>>> = {
    account: pageAddress('account-settings'),
    plan: planAddress(launchHref),
    list: pageAddress('/0'),
    content: editorHref,
    budget: editorHref,
    goal: editorHref,
    publish: editorHref,
    website: `${launchHref}&modal=project-settings`,
  }
  const all = shownChecks(
    checks,
    { why: (failure) => whyNot(failure, amounts), place: (place) => t(`launch.checks.mend.${place}`) },
    (place) => addresses[place] ?? null,
  )
  const isHeld = holdEndDate(campaign) !== null
  return { all, listed: isHeld ? heldChecks(all) : null }
}
