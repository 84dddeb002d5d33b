import { type TextKind, textKindOf, textLimit } from '@aloft/domain/ads/text-kinds.rules'
import { copyFields } from '@aloft/domain/balloons/copy-fields.rules'
import type { ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import type { CampaignBrief } from '@aloft/domain/briefs/brief.entity'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import { judgeTexts } from '@aloft/copywriter/rules/judge-texts'
import { createEmbeddedAi } from '../../gateways/ai/ai.embedded.ts'
import type { AdText, AdTextsInput, Ai, AiResult, Judged, MadeBy } from '../../gateways/ai/ai.port.ts'
import type { BrandFacts } from '../briefs/brand-facts.repo.ts'

/** The basis of an ad's texts. */
export interface AdBasis {
  readonly platform: AdPlatform
  readonly brief: CampaignBrief
  readonly facts: BrandFacts
  readonly competitors: readonly string[]
}

export interface TextOptions {
  readonly kind: TextKind
  readonly count: number
  /** Existing texts, which must not be repeated. */
  readonly neighbors: readonly string[]
  /**
   * If there are fewer texts, the engine gets a second request. 1 by default; the engine may still refuse to write any.
   */
  readonly least?: number
}

/** Options of a request for texts. */
export interface TextsRequest {
  /** The same input and seed give the same texts, as far as the engine can guarantee that. */
  readonly seed: string
  readonly signal: AbortSignal
  /** Receives the author of texts that replace the engine's own. */
  readonly note: (made: MadeBy) => void
}

/**
 * Texts of one kind for an ad that all follow the rules (`judgeTexts`), whoever wrote them. If texts break a rule, or
 * too few of those the platform requires are there, the engine gets a second request; the rule writer then fills the
 * gaps, or writes all of `least` if the engine had no suggestions at all. Texts are never cut or repeated. There are
 * fewer if the facts allow no more, and `noSuggestions` if they allow none. Too few keywords also count as none,
 * because they would narrow the ad to a target that nobody chose.
 */
export async function writeTexts(
  ai: Ai,
  basis: AdBasis,
  { least, ...options }: TextOptions,
  request: TextsRequest,
): Promise<AiResult<readonly AdText[]>> {
  const limit = textLimit(basis.platform, options.kind)
  if (!limit) return { ok: false, failure: 'noSuggestions' }
  const input: AdTextsInput = {
    ...options,
    ...limit,
    platform: basis.platform,
    brandName: basis.facts.brief.name,
    brief: basis.brief,
    website: basis.facts.website,
    sold: basis.facts.sold,
    competitors: basis.competitors,
    refused: [],
  }
  const { seed, signal } = request
  const fewest = Math.min(options.count, least ?? 1)
  const first = await ai.write({ task: 'ad-texts', input, seed, signal })
  if (!first.ok) {
    const isNeeded = first.failure === 'noSuggestions' && least !== undefined && ai.writer === 'ai'
    return isNeeded ? writeByRules(input, fewest, request) : first
  }
  const judged = judge(input, first.value)
  const wanted = Math.min(options.count, Math.max(judged.good.length + judged.refused.length, fewest))
  // The rule writer gives the same answer to the same question, so asking it again is no use.
  const isByRules = first.made.writer === 'rules'
  if (isByRules || (judged.good.length >= wanted && judged.refused.length === 0))
    return resultOf(judged.good, first.made, options.kind, fewest)

  const repaired = targetingKinds.has(options.kind)
    ? ({ ok: true, value: judged } as const)
    : await repair(ai, input, judged, wanted, request)
  if (!repaired.ok) return repaired
  const { good } = repaired.value
  const replaced = await replacementsFor(input, repaired.value, wanted - good.length, request)
  const texts = judge(input, [...good, ...replaced.texts]).good
  return resultOf(texts, good.length === 0 ? (replaced.made ?? first.made) : first.made, options.kind, fewest)
}

/** Targeting is chosen from options, not written: an engine that chose wrongly is not asked again. */
const targetingKinds: ReadonlySet<TextKind> = new Set(['keywords', 'interests', 'locations'])

function resultOf(
  value: readonly AdText[],
  made: MadeBy,
  kind: TextKind,
  fewest: number,
): AiResult<readonly AdText[]> {
  const isTooFew = value.length < (kind === 'keywords' ? fewest : 1)
  return isTooFew ? { ok: false, failure: 'noSuggestions' } : { ok: true, value, made }
}

/** Without neighbors, the first text is the ad's leading headline, which must name what is sold. */
function judge(input: AdTextsInput, texts: readonly AdText[]): Judged {
  const fresh = withoutRepeats(texts, input.neighbors)
  return judgeTexts(input, fresh, input.neighbors.length === 0)
}

async function repair(
  ai: Ai,
  input: AdTextsInput,
  { good, refused }: Judged,
  wanted: number,
  { seed, signal }: TextsRequest,
): Promise<AiResult<Judged> | { readonly ok: true; readonly value: Judged }> {
  const neighbors = [...input.neighbors, ...good.map(({ text }) => text)]
  const again = { ...input, refused, count: wanted - good.length, neighbors }
  const second = await ai.write({ task: 'ad-texts', input: again, seed: `${seed}:repair`, signal })
  if (!second.ok && second.failure !== 'noSuggestions') return second
  return { ok: true, value: judge(input, [...good, ...(second.ok ? second.value : [])]) }
}

/** Has the rule writer write all texts, if an engine has none. */
async function writeByRules(
  input: AdTextsInput,
  count: number,
  request: TextsRequest,
): Promise<AiResult<readonly AdText[]>> {
  const { texts, made } = await replacementsFor(input, { good: [], refused: [] }, count, request)
  if (!made) return { ok: false, failure: 'noSuggestions' }
  return resultOf(judge(input, texts).good, made, input.kind, count)
}

interface Replacements {
  readonly texts: readonly AdText[]
  /** Null if the rule writer had nothing to write from. */
  readonly made: MadeBy | null
}

/** Texts by the rule writer to add to the good ones. */
async function replacementsFor(
  input: AdTextsInput,
  { good, refused }: Judged,
  missing: number,
  { seed, signal, note }: TextsRequest,
): Promise<Replacements> {
  const rules = createEmbeddedAi()
  const texts: AdText[] = []
  let made: MadeBy | null = null
  const write = async (count: number, neighbors: readonly string[]) => {
    if (count <= 0) return
    const asked = { ...input, refused: [], count, neighbors }
    const result = await rules.write({ task: 'ad-texts', input: asked, seed: `${seed}:replaced`, signal })
    if (!result.ok) return
    texts.push(...result.value)
    made = result.made
  }
  // Write this one without the other headlines, or the rule writer would treat it as a further headline, which need not
  // name what is sold.
  if (refused.some(({ reason }) => reason === 'soldMissing'))
    await write(Math.min(1, missing), input.neighbors)
  const beside = [...good, ...texts].map(({ text }) => text)
  await write(missing - texts.length, [...input.neighbors, ...beside])
  if (made) note({ ...(made as MadeBy), texts: texts.map(({ text }) => text) })
  return { texts, made }
}

function withoutRepeats(texts: readonly AdText[], neighbors: readonly string[]): AdText[] {
  const seen = new Set(neighbors.map(comparable))
  return texts.filter(({ text }) => {
    const isNew = !seen.has(comparable(text))
    seen.add(comparable(text))
    return isNew
  })
}

function comparable(text: string): string {
  return text.trim().toLowerCase()
}

/** Kinds of texts in a platform's fields, with the keys of those fields. */
export function fieldKeysByKind(platform: AdPlatform): ReadonlyMap<TextKind, readonly ComponentKey[]> {
  const byKind = new Map<TextKind, ComponentKey[]>()
  for (const field of copyFields[platform]) {
    const kind = textKindOf(field)
    byKind.set(kind, [...(byKind.get(kind) ?? []), field.key])
  }
  return byKind
}
