import type { Place } from '@aloft/domain/ads/places.rules'
import type { ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { leastTexts, type TextKind } from '@aloft/domain/ads/text-kinds.rules'
import type { CampaignBrief } from '@aloft/domain/briefs/brief.entity'
import type { AdParams } from '@aloft/domain/ads/ad-generation.entity'
import type { AiResult, CampaignPreferences, MadeBy } from '../../gateways/ai/ai.port.ts'
import type { JobContext } from '../../queue/define.ts'
import type { BrandFacts } from '../briefs/brand-facts.repo.ts'
import { AdGenerationFailed } from './ad-generation-task.ts'
import { aimedKeywords, aimedPlaces } from './aim-ad.ts'
import { type AdBasis, fieldKeysByKind, writeTexts } from './ad-texts.service.ts'

/** How a step calls the AI: with its own seed, so that a repeated step gives the same result. */
export interface Asking {
  readonly ai: JobContext['gateways']['ai']
  readonly seed: string
  readonly signal: AbortSignal
  /** Receives the author of texts that the AI did not write. */
  readonly note: (made: MadeBy) => void
}

/** The brief of an ad, drafted from the brand's brief and the user's preferences. */
export async function draftBrief(
  asking: Asking,
  facts: BrandFacts,
  params: AdParams,
): Promise<CampaignBrief> {
  const { ai, seed, signal } = asking
  const preferences = preferencesFrom(params)
  const { brief: brandBrief, website, sold } = facts
  const input = { brandBrief, preferences, website, sold }
  return demand(await ai.write({ task: 'campaign-brief', input, seed, signal }))
}

/** Moderates the brief that the user chose for an ad, because it may be written by hand. */
export async function checkBrief(asking: Asking, brief: CampaignBrief): Promise<CampaignBrief> {
  const { offeringName, offeringSummary, specialPurpose, differentiators, audiences } = brief
  await demandSafe(asking, [
    offeringName,
    offeringSummary,
    specialPurpose ?? '',
    ...differentiators,
    ...audiences,
  ])
  return brief
}

async function demandSafe({ ai, signal }: Asking, words: readonly string[]): Promise<void> {
  const flagged = demand(await ai.moderate(words, signal))
  if (flagged.length > 0) throw new AdGenerationFailed('unsafe')
}

function preferencesFrom({ style, details, overrides, location, language }: AdParams): CampaignPreferences {
  return {
    name: '',
    url: '',
    goal: overrides.purpose ?? details.goal,
    specialPurpose: details.specialPurpose,
    language,
    location,
    offeringType: details.offeringType,
    offeringName: details.offeringName,
    offeringSummary: details.offeringSummary,
    formula: style.formula,
    toneOfVoice: style.toneOfVoice,
  }
}

/**
 * Texts for the platform's fields, by key. A field without facts to write about stays empty, and readiness lists it.
 */
export async function draftTexts(
  asking: Asking,
  basis: AdBasis,
): Promise<Partial<Record<ComponentKey, string>>> {
  const texts: Partial<Record<ComponentKey, string>> = {}
  for (const [kind, keys] of fieldKeysByKind(basis.platform)) {
    const written = await ask(asking, basis, kind, keys.length, Object.values(texts))
    for (const [index, key] of keys.entries()) {
      const text = written[index]
      if (text !== undefined) texts[key] = text
    }
  }
  return texts
}

export interface Targeting {
  readonly keywords: readonly string[]
  readonly negativeKeywords: readonly string[]
  readonly interests: readonly string[]
  readonly locations: readonly Place[]
}

const keywordCount = 12
const interestCount = 10
const locationCount = 3

/** Targeting of an ad: search terms or interests, and places. Unknown ones stay empty. */
export async function draftTargeting(asking: Asking, basis: AdBasis): Promise<Targeting> {
  const isSearch = basis.platform === 'google'
  const locations = await ask(asking, basis, 'locations', locationCount)
  const keywords = isSearch ? await ask(asking, basis, 'keywords', keywordCount) : []
  return {
    ...aimedKeywords(keywords, basis),
    interests: isSearch ? [] : await ask(asking, basis, 'interests', interestCount),
    locations: await aimedPlaces(locations, basis),
  }
}

/** Texts of one kind: fewer than requested, or even none, if the facts allow no more. */
export async function ask(
  { ai, seed, signal, note }: Asking,
  basis: AdBasis,
  kind: TextKind,
  count: number,
  neighbors: readonly string[] = [],
): Promise<string[]> {
  const options = { kind, count, neighbors, least: leastTexts(basis.platform, kind) }
  const result = await writeTexts(ai, basis, options, { seed: `${seed}:${kind}`, signal, note })
  if (!result.ok && result.failure === 'noSuggestions') return []
  return demand(result).map(({ text }) => text)
}

/** The value of an AI result; throws on a failure, which ends the generation. */
export function demand<T>(result: AiResult<T>): T {
  if (!result.ok) throw new AdGenerationFailed(result.failure)
  return result.value
}
