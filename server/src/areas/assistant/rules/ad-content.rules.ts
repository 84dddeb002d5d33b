import type { ChatStep } from '../../../gateways/ai/ai.port.ts'
import { forecastText, obstaclesText } from './ad-settings.rules.ts'
import { reportText } from './ad-report.rules.ts'
import { chosenAd, isStep } from './chosen-ad.ts'
import { quoted } from '../quoted.ts'
import { lines, paragraphs, type RuleAsk, use } from './rule-ask.ts'

const mostProposed = 20

/** The texts of an ad. */
export function adTexts(ask: RuleAsk): ChatStep {
  const content = ask.result('load_ad_content')
  if (!content) {
    const chosen = chosenAd(ask)
    if (isStep(chosen)) return chosen
    return ask.failure() ?? use({ name: 'load_ad_content', arguments: chosen })
  }
  const { name, texts } = content.data
  const written = texts.filter(({ text }) => text.trim() !== '')
  if (written.length === 0)
    return { text: paragraphs(ask.t('texts.none', { name: quoted(name) }), ask.source(content)) }
  return {
    text: paragraphs(
      ask.t('texts.title', { name: quoted(name) }),
      lines(
        written.map(({ label, text }) => ask.t('texts.line', { label: quoted(label), text: quoted(text) })),
      ),
      ask.source(content),
    ),
  }
}

/** The linter, what blocks the launch, forecast and report of an ad in sentences. */
export function reviewAd(ask: RuleAsk): ChatStep {
  const content = ask.result('load_ad_content')
  const configuration = ask.result('load_ad_configuration')
  const performance = ask.result('load_ad_performance')
  if (!content || !configuration || !performance) {
    const chosen = chosenAd(ask)
    if (isStep(chosen)) return chosen
    const ofAd = { arguments: chosen }
    return (
      ask.failure() ??
      use(
        { name: 'load_ad_content', ...ofAd },
        { name: 'load_ad_configuration', ...ofAd },
        { name: 'load_ad_performance', ...ofAd },
      )
    )
  }
  const { findings, ideas, name } = content.data
  return {
    text: paragraphs(
      findings.length === 0
        ? ask.t('review.fine', { name: quoted(name) })
        : paragraphs(
            ask.t('review.findings', { count: findings.length, name: quoted(name) }),
            lines(findings.slice(0, 10).map(({ message }) => quoted(message))),
          ),
      configuration.data.status === 'IN_PROGRESS' && obstaclesText(ask, configuration.data),
      forecastText(ask, configuration.data),
      performance.data && reportText(ask, performance),
      (ideas.length > 0 || findings.some(({ suggestion }) => suggestion !== null)) && ask.t('review.offer'),
      ask.source(content),
    ),
  }
}

/** Proposes the texts that the linter can mend, and better ones from facts that the ad doesn't state yet. */
export function improveAd(ask: RuleAsk): ChatStep {
  const content = ask.result('load_ad_content')
  if (!content) {
    const chosen = chosenAd(ask)
    if (isStep(chosen)) return chosen
    return ask.failure() ?? use({ name: 'load_ad_content', arguments: chosen })
  }
  const { adId, findings, ideas } = content.data
  const name = quoted(content.data.name)
  // A text gets the first mended version: each mends one rule only.
  const suggestions = new Map([
    ...ideas.map(({ key, text, why }) => [key, { value: text, why: why.slice(0, 300) }] as const),
    ...findings
      .toReversed()
      .flatMap(({ key, suggestion, message }) =>
        key !== null && suggestion !== null
          ? [[key, { value: suggestion, why: message.slice(0, 300) }] as const]
          : [],
      ),
  ])
  if (suggestions.size === 0) {
    const remaining = findings.map(({ message }) => quoted(message))
    return {
      text:
        remaining.length === 0
          ? paragraphs(ask.t('improve.fine', { name }), ask.source(content))
          : paragraphs(
              ask.t('improve.byHand', { count: remaining.length, name }),
              lines(remaining),
              ask.source(content),
            ),
    }
  }
  if (!ask.hasUsed('update_brief_field')) {
    const fields = [...suggestions].slice(0, mostProposed).map(([key, change]) => ({
      place: { kind: 'ad', adId, key },
      ...change,
    }))
    return use({ name: 'update_brief_field', arguments: { fields } })
  }
  const proposed = ask.result('update_brief_field')
  if (!proposed) return ask.failure() ?? { text: ask.t('failures.other') }
  return { text: ask.t('improve.proposed', { count: proposed.proposed.length, name }) }
}

/** Opens an ad in the editor. */
export function editAd(ask: RuleAsk): ChatStep {
  if (ask.result('open_ad_editor')) return { text: ask.t('opened.editor') }
  if (ask.hasUsed('open_ad_editor')) return ask.failure() ?? { text: ask.t('failures.other') }
  const chosen = chosenAd(ask)
  return isStep(chosen) ? chosen : use({ name: 'open_ad_editor', arguments: chosen })
}
