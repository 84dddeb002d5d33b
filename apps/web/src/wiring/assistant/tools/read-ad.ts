import { mostOffered } from '@aloft/domain/ads/text-kinds.rules'
import { adSettings } from '@aloft/domain/ads/ad-settings.rules'
import type { AdJudgement } from '@aloft/domain/ads/ad-judgement.rules'
import { launchObstacles } from '@aloft/domain/ads/ad-readiness.rules'
import { audienceOf, targetedAges } from '@aloft/domain/ads/audience-values.rules'
import { locationInWords } from '@aloft/domain/ads/ad-location.rules'
import { forecastPlan } from '@aloft/domain/ads/forecast-plan.rules'
import { readKeywords } from '@aloft/domain/ads/keywords.rules'
import { stopReasons } from '@aloft/domain/ads/stop-reasons.rules'
import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import { type ComponentKey, componentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { copyFields } from '@aloft/domain/balloons/copy-fields.rules'
import { editorTexts } from '@aloft/messages/en/editor-texts'
import { api } from '../../core/api.ts'
import { i18n } from '../../core/i18n.ts'
import type { AdContent } from '../../../state/ad-content.ts'
import { type AdFacts, adHead, findingInWords, judgeAdFacts, readAdOf } from './ad-facts.ts'
import { proposedTexts } from './proposed-texts.ts'
import { readFrom, type ToolHandler } from './tool-handler.ts'

/** The texts of an ad, and what the linter says about them. */
export const loadAdContent: ToolHandler<'load_ad_content'> = async (given, call) => {
  const facts = await readAdOf(given, call)
  const { content } = facts
  if (!content)
    return readFrom('ad', { ...adHead(facts), hasPicture: false, texts: [], findings: [], ideas: [] })
  const { platform, campaignId, texts, ad } = content
  const [{ findings }, ideas] = await Promise.all([
    judgeAdFacts(facts, content, call.signal),
    readIdeas(facts, content, call.signal),
  ])
  return readFrom('ad', {
    ...adHead(facts),
    hasPicture: 'meta' in ad && ad.meta.adCreativeId !== null,
    texts: copyFields[platform].map(({ key, label }) => ({
      key: componentKey(campaignId, key),
      label: fieldName(label),
      text: texts[key] ?? '',
    })),
    findings: findings.map((finding) => ({
      key: finding.key && componentKey(campaignId, finding.key),
      severity: finding.severity,
      message: findingInWords(finding),
      suggestion: finding.suggestion,
    })),
    ideas,
  })
}

/** Better texts, none of which this conversation has proposed before. */
async function readIdeas({ idea, balloon }: AdFacts, { campaignId }: AdContent, signal: AbortSignal) {
  const rejected = proposedTexts(balloon.id).slice(-mostOffered)
  const payload = { ideaId: idea._id, balloonId: balloon.id, componentId: campaignId, rejected }
  const outcome = await api.call('get-ad-ideas', payload, { signal })
  if (outcome.kind !== 'reply') return []
  const { t } = i18n.get()
  return outcome.reply.ideas.map(({ key, text, reason, fact }) => ({
    key: componentKey(campaignId, key as ComponentKey),
    text,
    why: t(`assistantTools.ideas.${reason}`, { fact: fact ?? '' }),
  }))
}

/** Budget, audience and forecast of an ad, and what blocks its launch or has stopped it. */
export const loadAdConfiguration: ToolHandler<'load_ad_configuration'> = async (given, call) => {
  const facts = await readAdOf(given, call)
  const { balloon, values, content, currency } = facts
  const { t } = i18n.get()
  const judgement = content && (await judgeAdFacts(facts, content, call.signal))
  const settings = adSettings(values, content?.campaignId ?? '')
  return readFrom('ad', {
    ...adHead(facts),
    isArchived: balloon.archiveDate !== null,
    currency,
    budget: typeof settings.budget === 'number' ? settings.budget : null,
    recurrence: settings.recurrence,
    durationDays: typeof settings.durationDays === 'number' ? settings.durationDays : null,
    websiteUrl: settings.page?.url || null,
    ...audienceInWords(content),
    obstacles: judgement ? obstaclesInWords(judgement) : [t('assistantTools.noContent')],
    stopReason: stopReasonInWords(balloon),
    forecast: content && (await readForecast(facts, content, call.signal)),
  })
}

type NamedField = keyof typeof editorTexts.fields
const isNamedField = (label: string): label is NamedField => Object.hasOwn(editorTexts.fields, label)

/** The name of a text in the editor. */
export function fieldName(label: string): string {
  return isNamedField(label) ? i18n.get().t(`editor.fields.${label}`) : label
}

function audienceInWords(content: AdContent | null) {
  if (!content) return { locations: [], languages: [], ageRange: null, interests: [], keywords: [] }
  const { ad } = content
  const { locations, interests, minAge, maxAge } = audienceOf(ad)
  const most = maxAge ?? targetedAges.most
  return {
    locations: locations.map(locationInWords),
    languages: ad.languages.map((code) => i18n.get().t(`targeting.languages.${code}`)),
    ageRange:
      'meta' in ad
        ? { least: minAge ?? targetedAges.least, most: most < targetedAges.most ? most : null }
        : null,
    interests: [...interests],
    keywords: 'google' in ad ? readKeywords(ad.google.keywords).map(({ text }) => text) : [],
  }
}

/** Everything that blocks a launch, as sentences: what is missing, and each rule of the platform that's broken. */
function obstaclesInWords({ failures, findings }: AdJudgement): string[] {
  const { t, language } = i18n.get()
  const missing = launchObstacles({ failures, findings: [] }).map(({ kind, count }) =>
    t(`editor.ready.obstacles.${kind}`, { count }),
  )
  const things = new Intl.ListFormat(language).format(missing)
  const broken = findings.filter(({ severity }) => severity === 'error').map(findingInWords)
  return [...(missing.length > 0 ? [t('assistantTools.missing', { things })] : []), ...new Set(broken)]
}

function stopReasonInWords({ ads, status }: Balloon): string | null {
  const reason = stopReasons.find((known) => known === ads.at(-1)?.data.stopReason)
  if (!reason || !['stopped', 'rejected', 'finished'].includes(status)) return null
  return i18n.get().t(`assistantTools.stopped.${reason}`)
}

async function readForecast(
  { idea, balloon, currency }: AdFacts,
  { ad, campaignId }: AdContent,
  signal: AbortSignal,
) {
  const payload = {
    ideaId: idea._id,
    balloonId: balloon.id,
    componentId: campaignId,
    ...forecastPlan(ad, currency),
  }
  const outcome = await api.call('get-forecast', payload, { signal })
  if (outcome.kind !== 'reply') return null
  const { clicks, resultKind, results, cost } = outcome.reply
  return { clicks, resultKind, results, cost }
}
