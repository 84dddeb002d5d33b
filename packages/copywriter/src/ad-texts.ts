import { leastTexts } from '@aloft/domain/ads/text-kinds.rules'
import { formulaSlots } from '@aloft/domain/briefs/formula-slots.rules'
import type { AdText, AdTextsInput } from './tasks.ts'
import { formulaFor, goalFor } from './briefs/plan.ts'
import { gatherFacts } from './facts/gather-facts.ts'
import { type Candidate, registerOf } from './writing/candidates.ts'
import { writeDescriptions, writeMessages } from './writing/long-texts.ts'
import { writeHeadlines, writePunchlines } from './writing/short-texts.ts'
import { slotFor } from './writing/slot-angles.ts'
import { writeInterests, writeKeywords, writeLocations } from './writing/targeting.ts'

/**
 * Texts of one kind for an ad (GEN-01), each based on facts of this brief. Returns fewer than requested if there aren't enough
 * facts, and null if there's no text at all.
 */
export function writeAdTexts(input: AdTextsInput): readonly AdText[] | null {
  const texts = textsOf(input)
  return texts.length === 0 || isTooFewToSell(input, texts) ? null : texts
}

// With too few keywords for the platform, the ad would have an aim that nobody chose.
function isTooFewToSell({ kind, count, platform }: AdTextsInput, texts: readonly AdText[]): boolean {
  return kind === 'keywords' && texts.length < Math.min(count, leastTexts(platform, kind))
}

function textsOf(input: AdTextsInput): readonly AdText[] {
  const { kind, brief, count, maxLength, adviceLength, neighbors } = input
  const facts = gatherFacts(input)
  const goal = goalFor(brief)
  const slots = formulaSlots[formulaFor(brief)]
  const order = { slots, count, maxLength, adviceLength, neighbors }
  const voice = { goal, register: registerOf(brief.toneOfVoice) }
  const asTexts = (candidates: readonly Candidate[]) =>
    candidates.map(({ text, angle, facts: ids }) => ({
      text,
      slots: slotFor(angle, slots),
      angle,
      facts: ids,
    }))
  const asNames = (names: readonly string[]) =>
    names.map((text) => ({ text, slots: [], angle: null, facts: [] }))
  switch (kind) {
    case 'headlines':
      return asTexts(writeHeadlines(facts, goal, order))
    case 'descriptions':
      return asTexts(writeDescriptions(facts, voice, order))
    case 'primaryTexts':
      return asTexts(writeMessages(facts, voice, order))
    case 'punchlines':
      return asTexts(writePunchlines(facts, goal, order))
    case 'keywords':
      return asNames(writeKeywords(facts, order))
    case 'interests':
      return asNames(writeInterests(facts, order))
    case 'locations':
      return asNames(writeLocations(facts, order))
  }
}
