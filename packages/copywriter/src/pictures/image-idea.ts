import type { ImageStyle } from '@aloft/domain/creatives/image-styles.rules'
import { formulaSlots } from '@aloft/domain/briefs/formula-slots.rules'
import { textLimit } from '@aloft/domain/ads/text-kinds.rules'
import type { Tone } from '@aloft/domain/core/tones'
import type { ImageIdea, ImageIdeaInput } from '../tasks.ts'
import { formulaFor, goalFor } from '../briefs/plan.ts'
import { gatherFacts } from '../facts/gather-facts.ts'
import { oneLine } from '../facts/usable.ts'
import { wordsOf } from '../words/words-of.ts'
import { writePunchlines } from '../writing/short-texts.ts'

/** The style that suits a tone of voice. */
export const styleOfTone: Readonly<Record<Tone, ImageStyle>> = {
  excitement: 'Pop Art',
  happiness: 'Illustration',
  nostalgia: 'Vintage',
  FOMO: 'Photographic',
  humor: 'Cartoon',
  empathy: 'Illustration',
  inspiration: 'Photographic',
  trust: 'Realistic',
  surprise: 'Collage',
  serenity: 'Minimalism',
}
const plainStyle: ImageStyle = 'Flat Design'

/** Describes what an ad's picture should show, based on the facts of its brief; null if they name nothing to show. */
export function writeImageIdea(input: ImageIdeaInput): ImageIdea | null {
  const { brandName, brief, style, platform, usedLines } = input
  const facts = gatherFacts(input)
  const { pictures } = wordsOf[facts.language]
  const subject = [brief.offeringName, facts.business?.text ?? '', brandName]
    .map(oneLine)
    .find((text) => text !== '')
  if (subject === undefined) return null
  const limit = textLimit(platform, 'punchlines')
  const slots = formulaSlots[formulaFor(brief)]
  const write = (neighbors: readonly string[]) =>
    limit ? writePunchlines(facts, goalFor(brief), { ...limit, slots, count: 1, neighbors }) : []
  // Lines about two offers are as similar as their names; a business with one thing to say repeats it.
  const [punchline] = facts.product ? write([]) : [...write(usedLines), ...write([])]
  const isBrand = oneLine(brandName) === subject
  return {
    title: isBrand ? subject : [subject, oneLine(brandName)].filter((part) => part !== '').join(' – '),
    subject: isBrand && facts.business !== null ? `${subject}: ${facts.business.text}` : subject,
    environment: facts.place?.parts.join(', ') ?? pictures.plainBackground,
    mood: brief.toneOfVoice ? pictures.moods[brief.toneOfVoice] : pictures.plainMood,
    punchline: punchline?.text ?? '',
    style: style ?? (brief.toneOfVoice ? styleOfTone[brief.toneOfVoice] : plainStyle),
  }
}
