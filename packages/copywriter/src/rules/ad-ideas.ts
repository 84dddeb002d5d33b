import { lintCopy } from '@aloft/domain/ads/lint/lint-copy.rules'
import { textKindOf, textLimit } from '@aloft/domain/ads/text-kinds.rules'
import type { ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { type CopyField, copyFields } from '@aloft/domain/balloons/copy-fields.rules'
import { comparableName } from '@aloft/domain/core/names'
import type { AdIdea } from '@aloft/domain/facts/ad-idea.entity'
import { writeAdTexts } from '../ad-texts.ts'
import type { AdFacts } from '../facts/ad-facts.ts'
import type { CitedFact } from '../facts/cited-facts.ts'
import { type FactInput, gatherFacts } from '../facts/gather-facts.ts'
import { areForms, wordsIn } from '../text/similarity.ts'
import { type AdCopy, computeCopyBasis, copyEvidence } from './copy-basis.ts'
import { factsInText } from './facts-in-text.ts'

/** What an ad is improved from. */
export interface AdIdeasInput extends FactInput {
  readonly competitors: readonly string[]
  /** Texts that the user didn't want. */
  readonly rejected: readonly string[]
}

const mostIdeas = 4
const writtenOfKind = 12
/** Only the most promising changes are judged by strength and linter, which takes a few milliseconds each. */
const mostJudged = 8

interface Change extends AdIdea {
  readonly key: ComponentKey
  readonly value: number
}

/**
 * Better texts for an ad: facts that it doesn't state yet, in empty fields and in place of texts that state none or repeat
 * others. Each leaves the ad at least as strong, and gives the linter nothing new. Together they can all be taken.
 */
export function writeAdIdeas(ad: AdCopy, input: AdIdeasInput): readonly AdIdea[] {
  const facts = gatherFacts(input)
  const judge = judgeFor(input)
  const written = writtenFor(ad, input)
  const cite = citing(facts)
  const ideas: AdIdea[] = []
  let copy = ad
  while (ideas.length < mostIdeas) {
    const taken = new Set(ideas.map(({ key }) => key))
    const before = judge(copy)
    const best = changesOf(copy, written, cite)
      .filter(({ key }) => !taken.has(key))
      .slice(0, mostJudged)
      .find((change) => {
        const after = judge(withText(copy, change))
        const isStronger = after.strength > before.strength || change.reason !== 'newFact'
        return isStronger && after.strength >= before.strength && after.findings <= before.findings
      })
    if (!best) break
    const { key, text, reason, fact } = best
    ideas.push({ key, text, reason, fact })
    copy = withText(copy, best)
  }
  return ideas
}

const withText = (ad: AdCopy, { key, text }: Pick<Change, 'key' | 'text'>): AdCopy => ({
  ...ad,
  texts: { ...ad.texts, [key]: text },
})

/** The strength of an ad and the number of its findings. */
function judgeFor(input: AdIdeasInput) {
  const evidence = copyEvidence(input)
  return (ad: AdCopy) => {
    const { parts } = computeCopyBasis(ad, input).strength
    const findings = lintCopy({
      ...ad,
      language: input.brief.language,
      evidence,
      declaredCategories: [],
    })
    return { strength: parts.reduce((sum, { score }) => sum + score, 0), findings: findings.length }
  }
}

/** Each text that the rules can write for a field, the most promising first. */
function changesOf(ad: AdCopy, written: Written, cite: Cite): readonly Change[] {
  const fields = copyFields[ad.platform].map((field) => {
    const text = ad.texts[field.key]?.trim() ?? ''
    return { field, text, cited: cite(text) }
  })
  const changes = fields.flatMap((current) => {
    const others = fields.filter(({ field }) => field.key !== current.field.key)
    const stated = new Set(others.flatMap(({ cited }) => cited.map(({ id }) => id)))
    const headlines = others.flatMap(({ field, text }) => (field.part === 'headline' ? text : []))
    return written(current.field).flatMap((text): Change[] => {
      const change = judgeChange(text, current, { stated, headlines, cite, keywords: ad.keywords })
      return change ? [{ key: current.field.key, text, ...change }] : []
    })
  })
  return changes.toSorted((left, right) => right.value - left.value)
}

interface Surroundings {
  /** Ids of the facts that the other texts state. */
  readonly stated: ReadonlySet<string>
  readonly headlines: readonly string[]
  readonly cite: Cite
  readonly keywords: readonly string[]
}

/** What a text would add in place of the current one; null if that states something that the new one doesn't. */
function judgeChange(
  text: string,
  current: { readonly field: CopyField; readonly text: string; readonly cited: readonly CitedFact[] },
  { stated, headlines, cite, keywords }: Surroundings,
): Pick<Change, 'reason' | 'fact' | 'value'> | null {
  const cited = cite(text)
  const ids = new Set(cited.map(({ id }) => id))
  // A headline needs its price even if the message has it too, and a number may be a fact that we don’t know.
  const isOwn = /\d/.test(current.text) && current.cited.length === 0
  if (isOwn || current.cited.some(({ id }) => !ids.has(id))) return null
  const held = new Set([...stated, ...current.cited.map(({ id }) => id)])
  const added = cited.filter(({ id }) => !held.has(id))
  const isHeadline = current.field.part === 'headline'
  const hasKeyword = isHeadline && addsKeyword(text, [...headlines, current.text], keywords)
  if (added.length === 0 && !hasKeyword) return null
  const isEmpty = current.text === ''
  const isSilent = !isEmpty && current.cited.length === 0
  return {
    reason: isEmpty ? 'emptyField' : isSilent ? 'noFact' : hasKeyword ? 'keyword' : 'newFact',
    fact: quotedFact(added),
    value: 3 * Math.min(added.length, 2) + (hasKeyword ? 2 : 0) + (isSilent ? 3 : 0) + (isEmpty ? 1 : 0),
  }
}

/** The fact that says most. Prices are in the text itself, and in our own notation in a fact. */
function quotedFact(added: readonly CitedFact[]): string | null {
  const inWords = added.filter(({ id }) => !id.endsWith(':price'))
  const texts = (inWords.length > 0 ? inWords : added).map(({ text }) => text.replace('≥ ', ''))
  return texts.toSorted((left, right) => right.length - left.length)[0] ?? null
}

function addsKeyword(text: string, headlines: readonly string[], keywords: readonly string[]): boolean {
  const has = (one: string, word: string) => [...wordsIn(one)].some((other) => areForms(other, word))
  const words = keywords.flatMap((keyword) => [...wordsIn(keyword)].filter((word) => word.length > 3))
  return words.some((word) => has(text, word) && !headlines.some((headline) => has(headline, word)))
}

type Cite = (text: string) => readonly CitedFact[]

/** The facts that a text states; each text is read once. */
function citing(facts: AdFacts): Cite {
  const read = new Map<string, readonly CitedFact[]>()
  return (text) => {
    const cited = read.get(text) ?? factsInText(text, facts)
    read.set(text, cited)
    return cited
  }
}

type Written = (field: CopyField) => readonly string[]

/** What the rules write for the fields of an ad: nothing that it has, and nothing that was rejected. */
function writtenFor({ platform, texts }: AdCopy, { rejected, ...input }: AdIdeasInput): Written {
  const neighbors = [...Object.values(texts).filter((text) => text.trim() !== ''), ...rejected]
  const known = new Set(neighbors.map(comparableName))
  const byKind = new Map<string, readonly string[]>()
  return (field) => {
    const kind = textKindOf(field)
    const limit = textLimit(platform, kind)
    const written =
      byKind.get(kind) ??
      (limit &&
        writeAdTexts({
          ...input,
          ...limit,
          kind,
          platform,
          count: writtenOfKind,
          neighbors,
          refused: [],
        })?.map(({ text }) => text)) ??
      []
    byKind.set(kind, written)
    return written.filter((text) => [...text].length <= field.maxLength && !known.has(comparableName(text)))
  }
}
