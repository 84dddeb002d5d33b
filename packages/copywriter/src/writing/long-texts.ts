import type { Goal } from '@aloft/domain/core/goals'
import type { AdFacts } from '../facts/ad-facts.ts'
import type { Register } from '../language/language-words.ts'
import { callSentences, type Candidate, openerCandidates, sentenceCandidates } from './candidates.ts'
import { headlineTexts } from './short-texts.ts'
import { chooseTexts, strengthOf, type TextOrder } from './choose.ts'
import { lengthOf, shareMost, wordsIn } from '../text/similarity.ts'
import { repeatsWord } from '../text/repeated-words.ts'
import { namesBusiness, namesWholeBusiness, seenFirst } from './names-sold.ts'
import { slotAngles } from './slot-angles.ts'

/** Fields this short hold a headline, not a sentence. */
const shortField = 40

const oneOfMany = 2
const fewestDescriptions = 2
const fewestCharacters = 40
const streetLetters = 4
const registers = ['plain', 'warm', 'eager'] as const

/** How texts should be written, apart from their content. */
export interface Voice {
  readonly goal: Goal
  readonly register: Register
}

/** Texts under a headline: a sentence, or two that fit together, and what to do next if there's room. */
export function writeDescriptions(
  facts: AdFacts,
  { goal, register }: Voice,
  order: TextOrder,
): readonly Candidate[] {
  if (order.adviceLength <= shortField)
    return chooseTexts(headlineTexts(facts, goal, order), facts, order, () => false)
  const singles = sentenceCandidates(facts)
  const pairs = singles.flatMap((one) =>
    singles
      .filter((other) => other !== one && mayFollow(other, one))
      .filter((other) => !namesOnlyBusiness(other))
      .map((other) => joined(one, other)),
  )
  const isFitting = ({ length }: Candidate) => length <= order.maxLength
  const [full = [], plain = []] = [[...pairs, ...singles], singles].map((texts) =>
    chooseTexts(texts.filter(isFitting), facts, order, ({ namesSold }) => namesSold),
  )
  // Two facts in one text leave too few for a second one, which Google needs.
  const chosen = full.length < fewestDescriptions && plain.length > full.length ? plain : full
  const calls = callSentences(facts, goal, register)
  // Every second text says what to do next, because Google shows two of them side by side.
  return chosen.map((text, index) => (index % 2 === 0 ? withCall(text, calls, order.maxLength) : text))
}

/**
 * Messages: the first words name what's sold, facts follow in the order of the formula, and what to do next comes last.
 * Each starts in its own way and states other facts than those before it.
 */
export function writeMessages(facts: AdFacts, voice: Voice, order: TextOrder): readonly Candidate[] {
  const calls = callSentences(facts, voice.goal, voice.register)
  const callRooms = [0, -1].map((index) =>
    Math.max(
      0,
      ...registers.map((one) => (callSentences(facts, voice.goal, one).at(index)?.length ?? -1) + 1),
    ),
  )
  const score = (opener: Candidate) =>
    strengthOf(opener, facts, order.adviceLength) -
    // One offer of many is a weaker opening than what the business is.
    (facts.product === null && opener.facts.some((id) => id.startsWith('offer:')) ? oneOfMany : 0)
  const ranked = withoutBare(openerCandidates(facts)).toSorted((a, b) => score(b) - score(a))
  const openers = beginningWithTheBusiness(facts, unlikeTitles(ranked, order, facts))
  // The fullest call gives the address, if customers visit.
  const hasAddressInCall = calls.some((call) => givesAddress(call))
  const bodies = sentenceCandidates(facts).filter(
    (body) => !namesOnlyBusiness(body) && !(hasAddressInCall && givesAddress(body)),
  )
  const messages: Candidate[] = []
  const usedFacts = new Set<string>()
  for (const opener of openers) {
    const message = messageFrom(opener, bodies, calls, { facts, order, usedFacts, callRooms })
    if (!message) continue
    messages.push(message)
    for (const fact of message.facts) usedFacts.add(fact)
  }
  return chooseMessages(messages, order, new Set(calls.flatMap((call) => [...call.words])))
}

function givesAddress({ facts }: Candidate): boolean {
  return facts.includes('address')
}

// "Jumpers." alone only opens a message if nothing says more about them.
function withoutBare(openers: readonly Candidate[]): readonly Candidate[] {
  const fuller = openers.filter(({ facts }) => !facts.every((id) => id === 'business' || id === 'sold'))
  return fuller.length > 0 ? fuller : openers
}

// An ad doesn't begin with the words of its own title, if the owner has named the business in one plain sentence.
function unlikeTitles(
  openers: readonly Candidate[],
  { neighbors, adviceLength }: TextOrder,
  facts: AdFacts,
): readonly Candidate[] {
  const own = openers.filter(
    ({ text, facts: ids, length }) =>
      ids.some((id) => id.startsWith('statement:')) &&
      namesWholeBusiness(text.slice(0, seenFirst), facts) &&
      length <= adviceLength &&
      !besidesOneSentence.test(text),
  )
  if (own.length === 0 || !openers.some((opener) => isTitle(opener, neighbors))) return openers
  return [...own, ...openers.filter((opener) => !own.includes(opener) && !isTitle(opener, neighbors))]
}

// Brackets are asides, and a full stop inside begins a second sentence.
const besidesOneSentence = /[()]|[.!?]\s/u

function isTitle({ text }: Candidate, neighbors: readonly string[]): boolean {
  return neighbors.some((neighbor) => text === `${neighbor}.`)
}

// The first version says what the business is; the others may start with what it's known for.
function beginningWithTheBusiness(facts: AdFacts, ranked: readonly Candidate[]): readonly Candidate[] {
  const first = ranked.find(({ text }) => namesBusiness(text.slice(0, seenFirst), facts))
  const alternating = alternateAngles(ranked)
  return first ? [first, ...alternating.filter((opener) => opener !== first)] : alternating
}

// Versions of a message have different appeals: the best of each angle, then the second best of each.
function alternateAngles(openers: readonly Candidate[]): readonly Candidate[] {
  const byAngle = [...Map.groupBy(openers, ({ angle }) => angle).values()]
  const longest = Math.max(0, ...byAngle.map(({ length }) => length))
  return Array.from({ length: longest }, (_, place) =>
    byAngle.flatMap((list) => list.slice(place, place + 1)),
  ).flat()
}

interface MessageOrder {
  readonly facts: AdFacts
  readonly order: TextOrder
  /** Facts of the previous messages, which the next one uses last. */
  readonly usedFacts: ReadonlySet<string>
  /**
   * Characters that the fullest call needs in any tone, and the shortest one, so that each tone states the same facts.
   */
  readonly callRooms: readonly number[]
}

const mostFacts = 2
/** A headline of few words may begin a message. */
const fewestToCompare = 7

function messageFrom(
  opener: Candidate,
  bodies: readonly Candidate[],
  calls: readonly Candidate[],
  { facts, order, usedFacts, callRooms }: MessageOrder,
): Candidate | null {
  const ranked = rankedBodies(bodies, order, facts)
  // If the owner gave a reason for the ad now, it goes first.
  const isWanted = facts.occasion?.source.from === 'brief'
  const wanted = isWanted ? ranked.filter(({ facts: ids }) => ids.includes('occasion')) : []
  const isNew = (body: Candidate) => !body.facts.some((fact) => fact !== 'place' && usedFacts.has(fact))
  const fresh = [...wanted, ...ranked.filter(isNew)]
  // A fact that no previous message has stated is worth more than the address in the call.
  const passes = [...callRooms.map((room) => [fresh, room] as const), [ranked, callRooms[0] ?? 0] as const]
  let message = opener
  let added = 0
  for (const [pass, callRoom] of passes) {
    if (pass !== ranked && added > 0) continue
    for (const body of pass) {
      if (added === mostFacts) break
      const next = joined(message, body)
      if (!mayFollow(body, message) || repeatsWord(next.text)) continue
      if (next.length > order.adviceLength - callRoom) continue
      message = next
      added += 1
    }
  }
  // A message of only a few words says too little to stop at.
  if (added === 0 && message.facts.length < 2 && message.length < fewestCharacters) return null
  return withCall(message, calls, order.adviceLength)
}

// The fullest call that fits and repeats nothing; if there's none, the text alone.
function withCall(text: Candidate, calls: readonly Candidate[], longest: number): Candidate {
  const call = calls.find((one) => mayFollow(one, text) && text.length + 1 + one.length <= longest)
  return call ? joined(text, call) : text
}

// The parts of the formula in their order, and for each part the best match.
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
  { count, maxLength, neighbors }: TextOrder,
  calls: ReadonlySet<string>,
): readonly Candidate[] {
  const chosen: Candidate[] = []
  const taken = neighbors.map((text) => without(wordsIn(text), calls))
  for (const message of messages) {
    if (chosen.length === count) break
    const words = without(message.words, calls)
    if (message.length > maxLength || taken.some((other) => sharesAlmostAll(other, words))) continue
    taken.push(words)
    chosen.push(message)
  }
  return chosen
}

// Messages about one business share its name and place; what differs is the facts beside them.
function sharesAlmostAll(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = one.size - without(one, other).size
  return one.size > fewestToCompare && shared > 0.7 * Math.min(one.size, other.size)
}

function without(words: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...words].filter((word) => !others.has(word)))
}

// An opening has already said what the business is and where.
function namesOnlyBusiness({ facts }: Candidate): boolean {
  return facts.every((fact) => ['business', 'sold', 'place'].includes(fact))
}

/**
 * Whether a text adds something: other facts, and other words than those before it. A place and a year are enough once.
 */
function mayFollow(next: Candidate, before: Candidate): boolean {
  const isUsed = (fact: string) => fact !== 'place' && before.facts.includes(fact)
  const isPlaceTwice = next.facts.includes('place') && before.facts.includes('place')
  const hasSameYear = yearsIn(next.text).some((year) => before.text.includes(year))
  const beginsAlike = firstWord(next.text) === firstWord(before.text)
  return (
    !isPlaceTwice &&
    !namesStreetTwice(next, before) &&
    !hasSameYear &&
    !beginsAlike &&
    !next.facts.some(isUsed) &&
    !shareMost(next.words, before.words)
  )
}

// "A vegan café on Sharrow Vale Road. Visit us at 203 Sharrow Vale Road."
function namesStreetTwice(next: Candidate, before: Candidate): boolean {
  const shared = [...next.words].filter((word) => word.length >= streetLetters && before.words.has(word))
  return givesAddress(next) && shared.length > 1
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
