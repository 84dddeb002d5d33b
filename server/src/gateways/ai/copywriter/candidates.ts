import type { FormulaSlot } from '@aloft/domain/briefs/formula-slots.rules'
import type { Goal } from '@aloft/domain/core/goals'
import type { Tone } from '@aloft/domain/core/tones'
import type { Facts } from './facts/facts.ts'
import { sentencesOf } from './facts/sentences-of.ts'
import { lengthOf } from './likeness.ts'
import { fillings } from './phrase-filling.ts'
import { isEarly, mayCall, mayOpenApart, mayTellOccasion, mustCall, toneRoles } from './slot-roles.ts'
import type { Phrase, Phrases } from './words/language-words.ts'
import { wordsOf } from './words/words-of.ts'

/** A text that could be chosen, with what speaks for it. */
export interface Candidate {
  readonly text: string
  readonly slot: FormulaSlot
  readonly phrase: Phrase
  readonly told: readonly string[]
  readonly length: number
  readonly sentences: number
  /** It says what to do next. */
  readonly isCall: boolean
  /** The higher, the more it says. */
  readonly weight: number
}

/** What the choice of words follows beside the facts. */
export interface Voice {
  readonly goal: Goal
  readonly tone: Tone | null
  /** Its readers compare: what sets the brand apart comes first. */
  readonly isCompared: boolean
}

interface Source {
  readonly phrases: readonly Phrase[]
  /** What speaks for them beside what they tell. */
  readonly extra: number
  readonly isCall: boolean
}

const weights = {
  bare: 2,
  brand: 3,
  place: 0.5,
  offer: 3.5,
  audience: 3.5,
  statement: 5,
  summary: 4.5,
  trade: 5.5,
  occasion: 9,
} as const
const bonus = { tone: 2.5, call: 2, foreign: -1, leaning: -4.5, ownQuote: -2.5, apart: 4 } as const
const jitter = 2
const wait = 0.25
const longestWait = 2

/** All texts of one length that a part of a formula can be told with, each with its weight. */
export function candidatesFor(
  slot: FormulaSlot,
  length: keyof Phrases,
  facts: Facts,
  voice: Voice,
  random: () => number,
): readonly Candidate[] {
  const words = wordsOf[facts.language]
  const role = toneRoles[slot]
  const sources: readonly Source[] = [
    { phrases: words[length][slot], extra: 0, isCall: mustCall(slot) },
    {
      phrases: role && voice.tone ? words.tones[voice.tone][role][length] : [],
      extra: bonus.tone,
      isCall: role === 'act',
    },
    {
      phrases: mayCall(slot) ? words.calls[voice.goal][length] : [],
      extra: mustCall(slot) ? bonus.call : 0,
      isCall: true,
    },
    { phrases: mayTellOccasion(slot) ? words.occasion[length] : [], extra: 0, isCall: false },
    {
      phrases: voice.isCompared && mayOpenApart(slot) && length === 'sentences' ? words.apart : [],
      extra: 0,
      isCall: false,
    },
  ]
  return sources.flatMap(({ phrases, extra, isCall }) =>
    phrases.flatMap((phrase) =>
      fillings(phrase, facts)
        .filter(({ told }) => isEarly(slot) || !told.includes('summary'))
        .map(({ text, told, isForeign, isLeaning }) => ({
          text,
          slot,
          phrase,
          told,
          length: lengthOf(text),
          sentences: sentencesOf(text).length,
          isCall,
          weight:
            weightOf(told) -
            lateness(told) +
            extra +
            (isForeign ? bonus.foreign : 0) +
            (voice.isCompared && length === 'headlines' && told.some(isApart) ? bonus.apart : 0) +
            (isLeaning ? bonus.leaning : 0) +
            (phrase.includes('{quote}') && !isForeign ? bonus.ownQuote : 0) +
            random() * jitter,
        })),
    ),
  )
}

/** Whether a fact says what sets a brand apart. */
export function isApart(fact: string): boolean {
  return fact.startsWith('statement')
}

function weightOf(told: readonly string[]): number {
  const kinds = told.map((fact) => fact.split(':')[0] ?? '')
  if (kinds.length === 0) return weights.bare
  const most = Math.max(...kinds.map(weightOfKind))
  return most + (kinds.includes('place') ? weights.place : 0)
}

// Owners name first what matters most.
function lateness(told: readonly string[]): number {
  const places = told.map((fact) => Number(fact.split(':')[1] ?? 0))
  return Math.min(longestWait, Math.max(0, ...places) * wait)
}

function weightOfKind(kind: string): number {
  return kind in weights ? weights[kind as keyof typeof weights] : 0
}
