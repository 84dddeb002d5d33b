import type { Goal } from '@aloft/domain/core/goals'
import type { AdFacts } from '../facts/ad-facts.ts'
import type { Register } from '../language/language-words.ts'
import {
  callSentence,
  type Candidate,
  headlineCandidates,
  openerCandidates,
  sentenceCandidates,
} from './candidates.ts'
import { chooseTexts, strengthOf, type TextOrder } from './choose.ts'
import { lengthOf, shareMost, wordsIn } from '../text/likeness.ts'
import { saysTheBusiness, seenFirst } from './names-sold.ts'
import { slotAngles } from './slot-angles.ts'

/** Fields this short hold a headline's form, not a sentence. */
const shortField = 40

const oneOfMany = 2
const fewestCharacters = 40
const registers = ['plain', 'warm', 'eager'] as const

/** How texts are to be written, beside what they say. */
export interface Voice {
  readonly goal: Goal
  readonly register: Register
}

/** Texts under a headline: a sentence, or two that fit together, and what to do next where there is room. */
export function writeDescriptions(
  facts: AdFacts,
  { goal, register }: Voice,
  order: TextOrder,
): readonly Candidate[] {
  if (order.adviceLength <= shortField)
    return chooseTexts(headlineCandidates(facts, goal), facts, order, () => false)
  const singles = sentenceCandidates(facts)
  const pairs = singles.flatMap((one) =>
    singles
      .filter((other) => other !== one && mayFollow(other, one))
      .filter((other) => !(saysOnlyWhatItIs(one) && saysOnlyWhatItIs(other)))
      .map((other) => joined(one, other)),
  )
  const fitting = [...pairs, ...singles].filter(({ length }) => length <= order.maxLength)
  const chosen = chooseTexts(fitting, facts, order, ({ namesSold }) => namesSold)
  const call = callSentence(facts, goal, register)
  // Every second one says what to do next: Google shows two of them side by side.
  return chosen.map((text, index) =>
    call && index % 2 === 0 && mayFollow(call, text) && text.length + 1 + call.length <= order.maxLength
      ? joined(text, call)
      : text,
  )
}

/**
 * Messages: the first words name what is sold, facts follow in the order of the formula, and what to do next ends them.
 * Each begins in its own way, and says other facts than those before it.
 */
export function writeMessages(facts: AdFacts, voice: Voice, order: TextOrder): readonly Candidate[] {
  const call = callSentence(facts, voice.goal, voice.register)
  const callRoom = Math.max(
    0,
    ...registers.map((one) => (callSentence(facts, voice.goal, one)?.length ?? -1) + 1),
  )
  const worth = (opener: Candidate) =>
    strengthOf(opener, facts, order.adviceLength) -
    // One offer of many opens less well than what the business is.
    (facts.product === null && opener.facts.some((id) => id.startsWith('offer:')) ? oneOfMany : 0)
  const openers = beginningWithTheBusiness(
    facts,
    openerCandidates(facts).toSorted((a, b) => worth(b) - worth(a)),
  )
  const bodies = sentenceCandidates(facts).filter(
    (body) => !startsLeaning(body.text, facts) && !saysOnlyWhatItIs(body),
  )
  const messages = openers.flatMap((opener, turn) => {
    const message = messageFrom(opener, bodies, call, { facts, order, turn, callRoom })
    return message ? [message] : []
  })
  return chooseMessages(messages, order)
}

// The first version says what the business is; the others may begin with what it is known for.
function beginningWithTheBusiness(facts: AdFacts, ranked: readonly Candidate[]): readonly Candidate[] {
  const first = ranked.find(({ text }) => saysTheBusiness(text.slice(0, seenFirst), facts))
  const turns = inTurnsOfAngle(ranked)
  return first ? [first, ...turns.filter((opener) => opener !== first)] : turns
}

// Versions of a message are different appeals: the best of each angle, then the second best of each.
function inTurnsOfAngle(openers: readonly Candidate[]): readonly Candidate[] {
  const byAngle = [...Map.groupBy(openers, ({ angle }) => angle).values()]
  const longest = Math.max(0, ...byAngle.map(({ length }) => length))
  return Array.from({ length: longest }, (_, turn) =>
    byAngle.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat()
}

interface MessageOrder {
  readonly facts: AdFacts
  readonly order: TextOrder
  /** How many messages were begun before: the next one takes other facts first. */
  readonly turn: number
  /** Characters that what to do next takes in any tone, so that each tone says the same facts. */
  readonly callRoom: number
}

const mostFacts = 2

function messageFrom(
  opener: Candidate,
  bodies: readonly Candidate[],
  call: Candidate | null,
  { facts, order, turn, callRoom }: MessageOrder,
): Candidate | null {
  const room = order.adviceLength - callRoom
  let message = opener
  let added = 0
  const ranked = rankedBodies(bodies, order, facts)
  // Why the ad is made now goes first where its maker has said so.
  const isWanted = facts.occasion?.source.from === 'brief'
  const wanted = isWanted ? ranked.filter(({ facts: ids }) => ids.includes('occasion')) : []
  for (const body of [...wanted, ...ranked.slice(turn % Math.max(1, ranked.length)), ...ranked]) {
    if (added === mostFacts) break
    if (!mayFollow(body, message) || lengthOf(message.text) + 1 + body.length > room) continue
    message = joined(message, body)
    added += 1
  }
  // A message of a few words alone says too little to stop at.
  if (added === 0 && message.facts.length < 2 && message.length < fewestCharacters) return null
  return call && mayFollow(call, message) && message.length + 1 + call.length <= order.adviceLength
    ? joined(message, call)
    : message
}

// The parts of the formula in their order, and for each part what tells it best.
function rankedBodies(
  bodies: readonly Candidate[],
  { slots, adviceLength }: TextOrder,
  facts: AdFacts,
): readonly Candidate[] {
  const position = ({ angle }: Candidate) => {
    const index = slots.findIndex((slot) => slotAngles[slot].slice(0, 2).includes(angle))
    return index === -1 ? slots.length : index
  }
  const strength = (one: Candidate) => strengthOf(one, facts, adviceLength)
  return bodies.toSorted((a, b) => strength(b) - strength(a) + (position(a) - position(b)) * 0.5)
}

function chooseMessages(
  messages: readonly Candidate[],
  { count, maxLength, neighbours }: TextOrder,
): readonly Candidate[] {
  const chosen: Candidate[] = []
  const taken = neighbours.map(wordsIn)
  for (const message of messages) {
    if (chosen.length === count) break
    const isLike = (words: ReadonlySet<string>) => words.size > 8 && sharesAlmostAll(words, message.words)
    if (message.length > maxLength || taken.some(isLike) || chosen.some(({ words }) => isLike(words)))
      continue
    chosen.push(message)
  }
  return chosen
}

// Messages about one business share its name, place and call; what differs is the facts between.
function sharesAlmostAll(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((word) => other.has(word)).length
  return shared > 0.7 * Math.min(one.size, other.size)
}

// An opener has said what the business is and where.
function saysOnlyWhatItIs({ facts }: Candidate): boolean {
  return facts.every((fact) => ['business', 'sold', 'place'].includes(fact))
}

function startsLeaning(text: string, { statements }: AdFacts): boolean {
  return statements.some(({ sentence, isLeaning }) => isLeaning && sentence === text)
}

/** Whether a text adds something: other facts, and other words than those before it. */
function mayFollow(next: Candidate, before: Candidate): boolean {
  const isSaid = (fact: string) => fact !== 'place' && before.facts.includes(fact)
  // A street with its town says the place, and a year once is enough.
  const sayPlace = (one: Candidate) => one.facts.includes('place') || one.facts.includes('address')
  const isCallThere = next.facts.every((fact) => fact === 'place') && !before.facts.includes('address')
  const isThereTwice = sayPlace(next) && sayPlace(before) && !isCallThere
  const hasSameYear = yearsIn(next.text).some((year) => before.text.includes(year))
  const beginsAlike = firstWord(next.text) === firstWord(before.text)
  return (
    !isThereTwice &&
    !hasSameYear &&
    !beginsAlike &&
    !next.facts.some(isSaid) &&
    !shareMost(next.words, before.words)
  )
}

function yearsIn(text: string): readonly string[] {
  return text.match(/(?<!\d)\d{4}(?!\d)/gu) ?? []
}

function firstWord(text: string): string {
  return text.split(' ', 1)[0]?.toLowerCase() ?? ''
}

function joined(one: Candidate, other: Candidate): Candidate {
  const text = `${one.text} ${other.text}`
  return {
    text,
    angle: one.angle,
    facts: [...new Set([...one.facts, ...other.facts])],
    namesSold: one.namesSold || other.namesSold,
    length: lengthOf(text),
    words: wordsIn(text),
  }
}
