import { formulaSlots } from '@aloft/domain/briefs/formula-slots.rules'
import type { Tone } from '@aloft/domain/core/tones'
import type { TradeKind } from '@aloft/domain/facts/trade-kinds.rules'
import { longestPictureLine } from '@aloft/domain/ads/text-kinds.rules'
import { formulaFor, goalFor } from '../briefs/plan.ts'
import type { AdFacts, StatementFact } from '../facts/ad-facts.ts'
import { gatherFacts } from '../facts/gather-facts.ts'
import { withoutEnd } from '../facts/sentences-of.ts'
import { oneLine } from '../facts/usable.ts'
import type { IdeaFrame } from '../language/language-words.ts'
import type { ImageIdea, ImageIdeasInput } from '../tasks.ts'
import { wordsOf } from '../words/words-of.ts'
import { writePunchlines } from '../writing/short-texts.ts'
import { styleOfTone } from './image-idea.ts'

/** A frame with the facts that fill it. */
interface Shot {
  readonly frame: IdeaFrame
  readonly values: Readonly<Record<string, string>>
  /** The fact's own words, which suit its picture best as a line. */
  readonly line?: string
}

const frameOfKind: Readonly<Record<TradeKind, IdeaFrame>> = {
  'eating out': 'thing',
  'food makers': 'thing',
  shops: 'thing',
  makers: 'thing',
  'home services': 'service',
  vehicles: 'service',
  health: 'advice',
  beauty: 'service',
  fitness: 'experience',
  learning: 'experience',
  professions: 'advice',
  'business services': 'advice',
  software: 'advice',
  'creative services': 'advice',
  culture: 'experience',
  events: 'experience',
  travel: 'experience',
  animals: 'service',
  care: 'advice',
}

/** Without a tone of voice, each picture gets the mood that suits what it shows. */
const moodOfFrame: Readonly<Record<IdeaFrame, Tone>> = {
  offer: 'trust',
  thing: 'trust',
  service: 'trust',
  advice: 'empathy',
  experience: 'excitement',
  fact: 'inspiration',
  audience: 'happiness',
  choice: 'surprise',
  place: 'serenity',
}

const longestTitle = 60
const mostFacts = 4

/** Ideas for pictures, each about another fact, the strongest first; null if the facts name nothing to show. */
export function writeImageIdeas(input: ImageIdeasInput): readonly ImageIdea[] | null {
  const { brief, style, count } = input
  const facts = gatherFacts(input)
  const { ideas, moods } = wordsOf[facts.language].pictures
  const shots = shotsOf(facts, input).slice(0, count)
  if (shots.length === 0) return null
  const lines = linesFor(shots, input, facts)
  const setting = facts.trade ? ideas.settings[facts.trade.kind] : ideas.plainSetting
  return shots.map(({ frame, values }, index): ImageIdea => {
    const tone = brief.toneOfVoice ?? moodOfFrame[frame]
    const fill = (text: string) =>
      upperFirst(text.replaceAll(/\{(\w+)\}/gu, (_, name: string) => ({ ...values, setting })[name] ?? ''))
    return {
      title: fill(ideas.frames[frame].title),
      subject: fill(ideas.frames[frame].subject),
      environment: fill(ideas.frames[frame].environment),
      mood: moods[tone],
      punchline: lines[index] ?? '',
      style: style ?? styleOfTone[tone],
    }
  })
}

function shotsOf(facts: AdFacts, { brandName }: ImageIdeasInput): readonly Shot[] {
  const { trade, product, offers, statements, audiences, place } = facts
  const brand = oneLine(brandName)
  const [first, second] = product ? [product, offers.find((one) => one !== product)] : offers
  const offer = first?.label ?? facts.sold?.text ?? facts.business?.text ?? ''
  // Without its trade, nobody knows whether an offer can be put on a table.
  const frame = trade ? frameOfKind[trade.kind] : 'offer'
  const stated = statements
    .filter(({ isSummary, isQuotable }) => isQuotable && !isSummary)
    .slice(0, mostFacts)
  const [strongest, ...others] = stated.map(shotOfFact)
  const [audience] = audiences
  const shots: readonly (Shot | undefined | false)[] = [
    offer !== '' && { frame, values: { offer } },
    strongest,
    audience && { frame: 'audience', values: { audience: insideText(audience.text, facts) } },
    frame === 'thing' &&
      first !== undefined &&
      second !== undefined && { frame: 'choice', values: { offer: first.label, other: second.label } },
    place?.isTown === true && brand !== '' && { frame: 'place', values: { brand, place: place.name } },
    ...others,
  ]
  return shots.filter((shot) => shot !== undefined && shot !== false)
}

function shotOfFact({ sentence, shorts }: StatementFact): Shot {
  const fact = withoutEnd(sentence)
  const short = [...shorts, fact].find(({ length }) => length <= longestTitle) ?? shortened(fact)
  const line = [fact, ...shorts].find(({ length }) => length <= longestPictureLine)
  return { frame: 'fact', values: { fact, short }, ...(line !== undefined && { line }) }
}

function insideText(audience: string, { language }: AdFacts): string {
  const { keepsCapitals, audienceStarts } = wordsOf[language].grammar
  const [start = ''] = audience.split(' ')
  if (keepsCapitals || !audienceStarts.test(start)) return audience
  return audience.slice(0, 1).toLowerCase() + audience.slice(1)
}

function shortened(text: string): string {
  const cut = text.slice(0, longestTitle)
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`
}

// A fact's picture has its own words on it; the others share the lines that are left.
function linesFor(shots: readonly Shot[], { brief }: ImageIdeasInput, facts: AdFacts): readonly string[] {
  const own = shots.flatMap(({ line }) => line ?? [])
  const limit = { maxLength: longestPictureLine, adviceLength: longestPictureLine }
  const slots = formulaSlots[formulaFor(brief)]
  const written = writePunchlines(facts, goalFor(brief), {
    ...limit,
    slots,
    count: shots.length,
    neighbors: own,
  }).map(({ text }) => text)
  const left = written.filter((text) => !own.includes(text))
  return shots.map(({ line }) => line ?? left.shift() ?? '')
}

function upperFirst(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
