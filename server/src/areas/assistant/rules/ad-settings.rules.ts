import type { ToolResult } from '@aloft/domain/assistant/tools/tool-results.entity'
import type { ChatStep } from '../../../gateways/ai/ai.port.ts'
import { isLive } from './ad-list.rules.ts'
import { chosenAd, isStep } from './chosen-ad.ts'
import { quoted } from '../quoted.ts'
import { lines, number, paragraphs, type RuleAsk, use } from './rule-ask.ts'

type Configuration = ToolResult<'load_ad_configuration'>

/** An answer about the settings of an ad. */
const answered =
  (answer: (ask: RuleAsk, configuration: Configuration) => string) =>
  (ask: RuleAsk): ChatStep => {
    const configuration = ask.result('load_ad_configuration')
    if (configuration) return { text: paragraphs(answer(ask, configuration), ask.source(configuration)) }
    const chosen = chosenAd(ask)
    if (isStep(chosen)) return chosen
    return ask.failure() ?? use({ name: 'load_ad_configuration', arguments: chosen })
  }

export const adBudget = answered((ask, { data }) => {
  const name = quoted(data.name)
  if (data.budget === null) return ask.t('budget.none', { name })
  const budget = ask.money(data.budget, data.currency)
  return data.recurrence === 'monthly'
    ? ask.t('budget.monthly', { name, budget })
    : ask.t('budget.oneOff', {
        name,
        budget,
        count: data.durationDays ?? 0,
        days: number(data.durationDays ?? 0),
      })
})

export const adAudience = answered((ask, { data }) => {
  const list = (items: readonly string[]) => items.slice(0, 10).map(quoted).join(', ')
  const { ageRange } = data
  return [
    ask.t('audience.title', { name: quoted(data.name) }),
    lines(
      [
        data.locations.length > 0 && ask.t('audience.places', { places: list(data.locations) }),
        data.languages.length > 0 && ask.t('audience.languages', { languages: list(data.languages) }),
        ageRange &&
          ask.t(ageRange.most === null ? 'audience.agesFrom' : 'audience.ages', {
            least: ageRange.least,
            most: ageRange.most,
          }),
        data.interests.length > 0 && ask.t('audience.interests', { interests: list(data.interests) }),
        data.keywords.length > 0 && ask.t('audience.keywords', { keywords: list(data.keywords) }),
      ].filter((line) => typeof line === 'string'),
    ),
  ].join('\n\n')
})

export const adForecast = answered(
  (ask, { data }) => forecastText(ask, data) ?? ask.t('forecast.none', { name: quoted(data.name) }),
)

export const launchBlockers = answered((ask, { data }) => obstaclesText(ask, data))

export const whyNotRunning = answered((ask, { data }) => {
  const name = quoted(data.name)
  if (data.isArchived) return ask.t('why.archived', { name })
  if (isLive(data.status)) return ask.t('why.live', { name })
  if (data.status === 'IN_PROGRESS') return paragraphs(ask.t('why.draft', { name }), obstaclesText(ask, data))
  const status = ask.text(`adCard.status.${data.status}`)
  return [ask.t('why.status', { name, status }), data.stopReason && quoted(data.stopReason)]
    .filter(Boolean)
    .join(' ')
})

/** What blocks the launch of an ad, or that nothing does. */
export function obstaclesText(ask: RuleAsk, { name, obstacles }: Configuration['data']): string {
  if (obstacles.length === 0) return ask.t('ready', { name: quoted(name) })
  return paragraphs(
    ask.t('obstacles', { count: obstacles.length, name: quoted(name) }),
    lines(obstacles.map(quoted)),
  )
}

/** A forecast in a sentence; null if there's none. */
export function forecastText(ask: RuleAsk, { forecast, currency }: Configuration['data']): string | null {
  if (!forecast) return null
  const { clicks, cost } = forecast
  return ask.t('forecast.range', {
    low: number(Math.round(clicks.low)),
    high: number(Math.round(clicks.high)),
    least: ask.money(cost.low, currency),
    most: ask.money(cost.high, currency),
  })
}
