import { type TextKind, textKindOf, textLimit } from '@aloft/domain/ads/text-kinds.rules'
import { copyFields } from '@aloft/domain/balloons/copy-fields.rules'
import type { ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import type { CampaignBrief } from '@aloft/domain/briefs/brief.entity'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type { AdText, AdTextsInput, Ai, AiResult } from '../../gateways/ai/ai.port.ts'
import type { BrandFacts } from '../briefs/brand-facts.repo.ts'

/** What every text of an ad rests on. */
export interface AdBasis {
  readonly platform: AdPlatform
  readonly brief: CampaignBrief
  readonly facts: BrandFacts
  readonly competitors: readonly string[]
}

export interface TextsWish {
  readonly kind: TextKind
  readonly count: number
  /** Texts that are there already and must not be repeated. */
  readonly neighbours: readonly string[]
  /** With fewer the engine is asked once more; one where nothing else is said. */
  readonly least?: number
}

/**
 * Texts of one kind for an ad. An engine may say again what the ad has, or itself; that is left out here. Those over
 * the platform's limit, or too few of them, get one more round; what is too long then fails the whole request: a text is
 * never cut. Fewer than asked for come where the facts give no more, and no suggestions where there is none at all. Too
 * few keywords are none: they would narrow the ad to an aim that nobody chose.
 */
export async function writeTexts(
  ai: Ai,
  basis: AdBasis,
  { least = 1, ...wish }: TextsWish,
  { seed, signal }: { seed: string; signal: AbortSignal },
): Promise<AiResult<readonly AdText[]>> {
  const limit = textLimit(basis.platform, wish.kind)
  if (!limit) return { ok: false, failure: 'noSuggestions' }
  const input: AdTextsInput = {
    ...wish,
    ...limit,
    platform: basis.platform,
    brandName: basis.facts.brief.name,
    brief: basis.brief,
    website: basis.facts.website,
    sold: basis.facts.sold,
    competitors: basis.competitors,
    tooLong: [],
  }
  const isShort = ({ text }: AdText) => [...text].length <= limit.maxLength
  const fewest = Math.min(wish.count, least)
  const first = await ai.write({ task: 'ad-texts', input, seed, signal })
  if (!first.ok) return first
  const kept = withoutRepeats(first.value.filter(isShort), wish.neighbours)
  const tooLong = first.value.filter((text) => !isShort(text)).map(({ text }) => text)
  if (tooLong.length === 0 && kept.length >= fewest) return { ...first, value: kept }

  const neighbours = [...wish.neighbours, ...kept.map(({ text }) => text)]
  const repair = { ...input, tooLong, count: Math.max(tooLong.length, fewest - kept.length), neighbours }
  const second = await ai.write({ task: 'ad-texts', input: repair, seed: `${seed}:repair`, signal })
  if (!second.ok && second.failure !== 'noSuggestions') return second
  const more = second.ok ? second.value : []
  if (!more.every(isShort)) return { ok: false, failure: 'failed' }
  const value = [...kept, ...withoutRepeats(more, neighbours)]
  const isTooFew = value.length < (wish.kind === 'keywords' ? fewest : 1)
  return isTooFew ? { ok: false, failure: 'noSuggestions' } : { ...(second.ok ? second : first), value }
}

function withoutRepeats(texts: readonly AdText[], neighbours: readonly string[]): AdText[] {
  const seen = new Set(neighbours.map(comparable))
  return texts.filter(({ text }) => {
    const isNew = !seen.has(comparable(text))
    seen.add(comparable(text))
    return isNew
  })
}

function comparable(text: string): string {
  return text.trim().toLowerCase()
}

/** The kinds of texts that the fields of a platform hold, with the keys of those fields. */
export function fieldKeysByKind(platform: AdPlatform): ReadonlyMap<TextKind, readonly ComponentKey[]> {
  const byKind = new Map<TextKind, ComponentKey[]>()
  for (const field of copyFields[platform]) {
    const kind = textKindOf(field)
    byKind.set(kind, [...(byKind.get(kind) ?? []), field.key])
  }
  return byKind
}
