import type { ToolResult } from '@aloft/domain/assistant/tools/tool-results.entity'
import type { ChatStep } from '../../../gateways/ai/ai.port.ts'
import { chosenAd, isStep } from './chosen-ad.ts'
import { quoted } from '../quoted.ts'
import { number, paragraphs, type RuleAsk, use } from './rule-ask.ts'

type Performance = ToolResult<'load_ad_performance'>

const several = /\bads\b|\ball\b|\bbrand\b/i

/** The results of all ads of the brand in sentences; those of one ad if the message only speaks of one. */
export function brandReport(ask: RuleAsk): ChatStep {
  if (!several.test(ask.message)) return adReport(ask)
  const performance = ask.result('load_ad_performance')
  if (performance) return { text: paragraphs(reportText(ask, performance), ask.source(performance)) }
  return ask.failure() ?? use({ name: 'load_ad_performance', arguments: { isWholeBrand: true } })
}

/** The results of an ad in sentences. */
export function adReport(ask: RuleAsk): ChatStep {
  const performance = ask.result('load_ad_performance')
  if (performance) return { text: paragraphs(reportText(ask, performance), ask.source(performance)) }
  const chosen = chosenAd(ask)
  if (isStep(chosen)) return chosen
  return ask.failure() ?? use({ name: 'load_ad_performance', arguments: chosen })
}

/** A report in sentences, with figures of the result only. */
export function reportText(ask: RuleAsk, { data }: Performance): string {
  if (!data) return ask.t('report.notLaunched')
  const { currency, costPerResult, revenue, limit } = data
  const name = quoted(data.name)
  if (data.impressions === 0) return ask.t('report.nothing', { name })
  const kind = ask.t(`resultKinds.${data.resultKind}`)
  return [
    ask.t('report.shown', {
      name,
      impressions: number(data.impressions),
      clicks: number(data.clicks),
      cost: ask.money(data.cost, currency),
    }),
    data.resultKind === 'conversions' && ask.t('report.results', { results: number(data.results), kind }),
    costPerResult !== null &&
      ask.t('report.each', {
        each: ask.money(costPerResult, currency),
        kind: ask.t(`resultKind.${data.resultKind}`),
      }),
    revenue !== null && ask.t('report.revenue', { revenue: ask.money(revenue, currency) }),
    limit && ask.t(`report.limits.${limit}`),
    data.isSimulated && ask.t('report.simulated'),
  ]
    .filter(Boolean)
    .join(' ')
}
