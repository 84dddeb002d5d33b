import type { EditorField } from '@aloft/design-system/patterns/copy-field'
import type { LintNote } from '@aloft/design-system/patterns/lint-notes'
import type { EditorContent } from '@aloft/design-system/views/ads/editor'
import { type AdFailures, checkAd, isRequiredText } from '@aloft/domain/ads/ad-readiness.rules'
import { lintCopy, type LintFinding } from '@aloft/domain/ads/lint/lint-copy.rules'
import { componentKey, type ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import { isComponentOrder } from '@aloft/domain/balloons/component-order.rules'
import { copyFields } from '@aloft/domain/balloons/copy-fields.rules'
import { adLanguageCodes } from '@aloft/domain/briefs/brief-options.rules'
import { type AdLocation, locationInWords } from '@aloft/domain/ads/ad-location.rules'
import { writers } from '@aloft/domain/core/ai-results'
import type { JsonValue } from '@aloft/domain/core/json'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type { AdValues } from '../../state/brand.ts'

type EditorAd = Extract<EditorContent, { kind: 'ready' }>['ad']
type EditorListKind = NonNullable<EditorAd['lists']>[number]['kind']

/** An ad's own values, without the keys' way to them. */
export interface AdContent {
  readonly platform: AdPlatform
  readonly campaignId: string
  readonly texts: Readonly<Partial<Record<ComponentKey, string>>>
  value(key: ComponentKey): JsonValue | undefined
}

/** The campaign of an ad with its texts; null for a balloon that holds none. */
export function adContent(balloon: Balloon, values: AdValues): AdContent | null {
  const order = values['componentOrder']
  const campaignId = isComponentOrder(order) ? order[0]?.[0] : undefined
  if (!balloon.platform || campaignId === undefined) return null
  const value = (key: ComponentKey) => values[componentKey(campaignId, key)]
  const texts = copyFields[balloon.platform].map(({ key }) => [key, textOf(value(key))] as const)
  return { platform: balloon.platform, campaignId, texts: Object.fromEntries(texts), value }
}

export function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : ''
}

export function jsonList(value: JsonValue | undefined): readonly JsonValue[] {
  return Array.isArray(value) ? value : []
}

/** The places that an ad is aimed at; we alone write them. */
export function adLocations({ value }: Pick<AdContent, 'value'>): readonly AdLocation[] {
  return jsonList(value('locations')) as unknown as readonly AdLocation[]
}

/** The lists of words that an ad of a platform holds. */
function adLists({ platform, value }: AdContent): { kind: EditorListKind; items: string[] }[] {
  const words = platform === 'google' ? 'keywords' : 'interests'
  return [
    { kind: words, items: jsonList(value(words)).map(String) },
    { kind: 'locations', items: adLocations({ value }).map(locationInWords) },
  ]
}

/** Everything that stands against launching an ad. */
function adFailures(content: AdContent): AdFailures {
  return checkAd({
    ...content,
    hasCreative: content.value('adCreativeId') !== undefined && content.value('adCreativeId') !== null,
    hasChannel: false,
  })
}

export function lintAd(
  { platform, texts, value }: AdContent,
  evidence: readonly string[],
): readonly LintFinding[] {
  const language = jsonList(value('languages'))[0]
  return lintCopy({
    platform,
    texts,
    keywords: jsonList(value('keywords')).map(String),
    language: adLanguageCodes.find((code) => code === language) ?? null,
    evidence,
    declaredCategories: [],
  })
}

/** The ad as the editor shows it. */
export function editorAd(
  balloon: Balloon,
  values: AdValues,
  content: AdContent,
  findings: readonly LintFinding[],
  words: (finding: LintFinding) => LintNote,
): EditorAd {
  const failures = adFailures(content)
  const fields: EditorField[] = copyFields[content.platform].map((field) => ({
    ...field,
    value: content.texts[field.key] ?? '',
    isRequired: isRequiredText(content.platform, field.key),
    failure: failures[field.key] ?? null,
    notes: findings.filter(({ key }) => key === field.key).map(words),
  }))
  const writer = writers.find((name) => name === content.value('writer'))
  return {
    name: textOf(values['name']),
    status: balloon.status,
    platform: content.platform,
    fields,
    lists: adLists(content).map((list) => ({
      ...list,
      notes: findings.filter(({ key }) => key === list.kind).map(words),
    })),
    notes: findings.filter(({ key }) => key === null).map(words),
    ...(writer && { writer }),
  }
}
