import type { AdLocation } from '@aloft/domain/ads/ad-location.rules'
import { draftedLocations } from '@aloft/domain/ads/drafted-locations.rules'
import type { ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { leastTexts, type TextKind, textLimit } from '@aloft/domain/ads/text-kinds.rules'
import type { CampaignBrief, DesignBrief } from '@aloft/domain/briefs/brief.entity'
import type { AdParams } from '@aloft/domain/ads/ad-generation.entity'
import type { AiResult, CampaignWishes, ImageIdea, MadeBy } from '../../gateways/ai/ai.port.ts'
import type { JobContext } from '../../queue/define.ts'
import { composeAdCreative, type ComposedCreative } from '../creatives/compose-ad-creative.ts'
import type { BrandFacts } from '../briefs/brand-facts.repo.ts'
import { AdGenerationFailed } from './ad-run.ts'
import { type AdBasis, fieldKeysByKind, writeTexts } from './ad-texts.service.ts'

/** How a step asks the AI: with a seed of its own, so that a step done again gives the same result. */
export interface Asking {
  readonly ai: JobContext['gateways']['ai']
  readonly seed: string
  readonly signal: AbortSignal
  /** Told who wrote what the AI did not. */
  readonly note: (made: MadeBy) => void
}

/** The brief that an ad follows, drafted from the brand's own and what its maker wished for. */
export async function draftBrief(
  asking: Asking,
  facts: BrandFacts,
  params: AdParams,
): Promise<CampaignBrief> {
  const { ai, seed, signal } = asking
  const wishes = wishesOf(params)
  const { brief: brandBrief, website } = facts
  const input = { brandBrief, wishes, website }
  return demand(await ai.write({ task: 'campaign-brief', input, seed, signal }))
}

/** The brief that its maker has chosen for an ad: written by hand it may say anything. */
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

function wishesOf({ style, details, overrides, location, language }: AdParams): CampaignWishes {
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

/** Texts of the platform's fields, by key. A field that no fact is left for stays empty: readiness names it. */
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
  readonly interests: readonly string[]
  readonly locations: readonly AdLocation[]
}

const keywordCount = 12
const interestCount = 10
const locationCount = 3

/** Whom the ad is for: what they search for or care about, and where they are. What cannot be told stays empty. */
export async function draftTargeting(asking: Asking, basis: AdBasis): Promise<Targeting> {
  const isSearch = basis.platform === 'google'
  const locations = await ask(asking, basis, 'locations', locationCount)
  return {
    keywords: isSearch ? await ask(asking, basis, 'keywords', keywordCount) : [],
    interests: isSearch ? [] : await ask(asking, basis, 'interests', interestCount),
    locations: draftedLocations(locations),
  }
}

/** Fewer texts than asked for, down to none, where the facts give no more. */
async function ask(
  { ai, seed, signal, note }: Asking,
  basis: AdBasis,
  kind: TextKind,
  count: number,
  neighbours: readonly string[] = [],
): Promise<string[]> {
  const wish = { kind, count, neighbours, least: leastTexts(basis.platform, kind) }
  const result = await writeTexts(ai, basis, wish, { seed: `${seed}:${kind}`, signal, note })
  if (!result.ok && result.failure === 'noSuggestions') return []
  return demand(result).map(({ text }) => text)
}

export interface CreativeDraft {
  /** What the picture is to show; null where the brief names nothing to show. */
  readonly imageIdea: ImageIdea | null
  readonly punchline: string
  /** Null where no picture could be composed: the ad is kept without one, and says what is missing. */
  readonly composed: ComposedCreative | null
}

/** The picture of an ad and the line on it, from the brand's own material. */
export async function draftCreative(
  asking: Asking,
  gateways: JobContext['gateways'],
  basis: AdBasis & {
    readonly params: AdParams
    readonly design: DesignBrief | null
    readonly logoUrl: string | null
  },
): Promise<CreativeDraft> {
  const { brief, facts, params } = basis
  const imageIdea = await draftImageIdea(asking, basis)
  const punchline = fitting(basis, imageIdea) ?? (await writtenPunchline(asking, basis)) ?? brief.offeringName
  const offer = facts.website?.offers.find(({ value }) => value.name === brief.offeringName)
  const composed = await composeAdCreative(
    gateways,
    {
      facts,
      design: basis.design,
      logoUrl: basis.logoUrl,
      punchline,
      price: offer?.value.price ?? undefined,
      style: params.style.imageStyle ?? imageIdea?.style ?? null,
      seed: Number.parseInt(asking.seed.slice(-8), 16),
    },
    asking.signal,
  )
  return { imageIdea, punchline, composed }
}

async function draftImageIdea(
  { ai, seed, signal }: Asking,
  { platform, brief, facts, params }: AdBasis & { readonly params: AdParams },
): Promise<ImageIdea | null> {
  const input = { brandName: facts.brief.name, brief, style: params.style.imageStyle, platform }
  const result = await ai.write({ task: 'image-idea', input, seed: `${seed}:image-idea`, signal })
  if (!result.ok && result.failure === 'noSuggestions') return null
  return demand(result)
}

/** The line that the idea has for the picture, where it is there and short enough. */
function fitting({ platform }: AdBasis, idea: ImageIdea | null): string | null {
  const text = idea?.punchline.trim() ?? ''
  const longest = textLimit(platform, 'punchlines')?.maxLength ?? 0
  return text !== '' && [...text].length <= longest ? text : null
}

async function writtenPunchline(asking: Asking, basis: AdBasis): Promise<string | undefined> {
  const [written] = await ask(asking, basis, 'punchlines', 1)
  return written
}

function demand<T>(result: AiResult<T>): T {
  if (!result.ok) throw new AdGenerationFailed(result.failure)
  return result.value
}
