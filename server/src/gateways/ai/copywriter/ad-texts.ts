import { formulaSlots } from '@aloft/domain/briefs/formula-slots.rules'
import { leastTexts } from '@aloft/domain/ads/text-kinds.rules'
import type { AdText, AdTextsInput } from '../ai.port.ts'
import { factsOf } from './facts/facts.ts'
import { writeDescriptions } from './kinds/descriptions.ts'
import { writeHeadlines } from './kinds/headlines.ts'
import { writePrimaryTexts } from './kinds/primary-texts.ts'
import { writePunchlines } from './kinds/punchlines.ts'
import { writeInterests, writeKeywords, writeLocations } from './kinds/targeting.ts'
import { formulaFor, goalFor } from './plan.ts'
import { seededRandom } from './seeded-random.ts'

/**
 * Texts of one kind for an ad, made of the brief's facts. Fewer than asked for come when the brief gives no more;
 * null when they are too few for the platform.
 */
export function writeAdTexts(input: AdTextsInput, seed: string): readonly AdText[] | null {
  const texts = textsOf(input, seed)
  const { count, platform, kind } = input
  return texts.length < Math.min(count, leastTexts(platform, kind)) || texts.length === 0 ? null : texts
}

function textsOf(input: AdTextsInput, seed: string): readonly AdText[] {
  const { kind, brief, count, maxLength, adviceLength, neighbours, competitors } = input
  const facts = factsOf(input.brandName, brief, input.offers)
  const voice = { goal: goalFor(brief), tone: brief.toneOfVoice, isCompared: competitors.length > 0 }
  const slots = formulaSlots[formulaFor(brief)]
  const wishes = { slots, count, maxLength, adviceLength, neighbours }
  const random = seededRandom(`${kind} ${seed}`)
  switch (kind) {
    case 'headlines':
      return writeHeadlines(facts, voice, wishes, random)
    case 'descriptions':
      return writeDescriptions(facts, voice, wishes, random)
    case 'primaryTexts':
      return writePrimaryTexts(facts, voice, wishes, random)
    case 'punchlines':
      return writePunchlines(facts, voice, wishes, random)
    case 'keywords':
      return writeKeywords(facts, wishes)
    case 'interests':
      return writeInterests(facts, wishes)
    case 'locations':
      return writeLocations(facts, wishes)
  }
}
