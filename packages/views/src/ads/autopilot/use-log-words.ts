import { leastChance } from '@aloft/domain/ads/autopilot-comparison.rules'
import type { AutopilotLog } from '@aloft/domain/ads/autopilot.entity'
import { toMinorUnits } from '@aloft/domain/core/money'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { formatMoney } from '@aloft/messages/money-format'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'

export interface LogWords {
  readonly title: string
  /** Its basis and the action, in one sentence. */
  readonly text: string
  /** The expected effect and how long the change lasts; null if nothing was changed. */
  readonly outlook: string | null
}

type Decision = NonNullable<AutopilotLog['decision']>

/** The key of a decision's texts, because the same rule can raise or lower a value. */
function eventOf(event: AutopilotLog['event'], { before, after }: Decision) {
  if (event === 'shiftBudget') return after.budget < before.budget ? 'shiftBudgetLess' : 'shiftBudgetMore'
  if (event === 'setBid') return (after.bid ?? 0) < (before.bid ?? 0) ? 'lowerBid' : 'raiseBid'
  return event
}

const rulesByEstimate = ['pauseLoser', 'shiftBudgetLess', 'shiftBudgetMore', 'lowerBid', 'raiseBid'] as const
type RuleByEstimate = (typeof rulesByEstimate)[number]
const isByEstimate = (event: string): event is RuleByEstimate =>
  rulesByEstimate.some((rule) => rule === event)

/** Puts an entry of an autopilot log into words (AUT-04). */
export function useLogWords(): (log: AutopilotLog) => LogWords {
  const { t } = useTranslation()
  const costWords = ({ results, spend }: Decision['figures'], money: (amount: number) => string) =>
    results > 0 ? money(spend / results) : t('autopilot.noResult', { spend: money(spend) })
  const chanceWords = (chance: number) => {
    if (chance >= 0.99) return t('autopilot.chance.most')
    return chance < leastChance
      ? t('autopilot.chance.hundredths', { hundredths: Math.floor(chance * 100) })
      : t('autopilot.chance.tenths', { tenths: Math.floor(chance * 10) })
  }
  return (log) => {
    const { event, state, decision, remark, lever } = log
    if (state !== 'done')
      return { title: t(`autopilot.events.${state}`), text: t(`autopilot.reasons.${state}`), outlook: null }
    if (lever)
      return {
        title: t('autopilot.events.lifted'),
        text: t(`autopilot.reasons.lifted.${lever}`),
        outlook: null,
      }
    const known = decision && eventOf(event, decision)
    if (!decision || !known || known === 'looked' || known === 'lifted') {
      const why = t(`autopilot.reasons.looked.${remark ?? 'allWell'}`)
      return { title: t('autopilot.events.looked'), text: why, outlook: null }
    }
    const { figures, effect, before, after, chance, otherAd, platform, currency, holdUntilDate } = decision
    const money = (amount: number) => formatMoney(toMinorUnits(amount), currency)
    const isBid = known === 'lowerBid' || known === 'raiseBid'
    const setting = (levers: Decision['before']) => money((isBid ? levers.bid : levers.budget) ?? 0)
    const { estimatedCost } = figures
    const values = {
      days: figures.days,
      cost: costWords(figures, money),
      compared: money(figures.comparedCost ?? 0),
      amount: money(Math.abs(after.budget - before.budget)),
      before: setting(before),
      after: setting(after),
      other: otherAd ?? '',
      platform: t(`autopilot.platforms.${platform}`),
    }
    const text =
      estimatedCost !== null && chance !== null && isByEstimate(known)
        ? t(`autopilot.estimated.${known}`, {
            ...values,
            cost: money(estimatedCost),
            chance: chanceWords(chance),
          })
        : t(`autopilot.reasons.${known}`, values)
    const effects =
      effect.kind === 'moreResults'
        ? t('autopilot.effects.moreResults', { count: effect.amount })
        : t(`autopilot.effects.${effect.kind}`, { amount: money(effect.amount) })
    const held = holdUntilDate && t('autopilot.heldUntil', { date: formatDate(holdUntilDate, 'date') })
    return { title: t(`autopilot.events.${known}`), text, outlook: [effects, held].filter(Boolean).join(' ') }
  }
}
