import type { ImageStyle } from '@aloft/domain/creatives/image-styles.rules'
import { formulaSlots } from '@aloft/domain/briefs/formula-slots.rules'
import { textLimit } from '@aloft/domain/ads/text-kinds.rules'
import type { Tone } from '@aloft/domain/core/tones'
import type { ImageIdea, ImageIdeaInput } from '../ai.port.ts'
import { factsOf } from './facts/facts.ts'
import { oneLine } from './facts/usable.ts'
import { writePunchlines } from './kinds/punchlines.ts'
import { formulaFor, goalFor } from './plan.ts'
import { seededRandom } from './seeded-random.ts'
import { wordsOf } from './words/words-of.ts'

const styleOfTone: Readonly<Record<Tone, ImageStyle>> = {
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

/** What a picture of an ad is to show, told with the facts of its brief; null when the brief names nothing to show. */
export function writeImageIdea(
  { brandName, brief, style, platform }: ImageIdeaInput,
  seed: string,
): ImageIdea | null {
  const facts = factsOf(brandName, brief, [])
  const { pictures } = wordsOf[facts.language]
  const subject = [brief.offeringName, facts.trade ?? '', brandName].map(oneLine).find((text) => text !== '')
  if (subject === undefined) return null
  const limit = textLimit(platform, 'punchlines')
  const voice = { goal: goalFor(brief), tone: brief.toneOfVoice, isCompared: false }
  const [punchline] = limit
    ? writePunchlines(
        facts,
        voice,
        { ...limit, slots: formulaSlots[formulaFor(brief)], count: 1, neighbours: [] },
        seededRandom(`punchline ${seed}`),
      )
    : []
  const isBrand = oneLine(brandName) === subject
  return {
    title: isBrand ? subject : [subject, oneLine(brandName)].filter((part) => part !== '').join(' – '),
    subject: isBrand && facts.trade !== null ? `${subject}: ${facts.trade}` : subject,
    environment: facts.place?.parts.join(', ') ?? pictures.plainBackground,
    mood: brief.toneOfVoice ? pictures.moods[brief.toneOfVoice] : pictures.plainMood,
    punchline: punchline?.text ?? '',
    style: style ?? (brief.toneOfVoice ? styleOfTone[brief.toneOfVoice] : plainStyle),
  }
}
