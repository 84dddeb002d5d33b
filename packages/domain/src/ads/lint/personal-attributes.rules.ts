import { adLanguageCodes } from '../../core/ad-languages.ts'
import { type Address, type AddressWords, addressWords } from './address-words.rules.ts'
import { findAgeAndName } from './age-and-name.rules.ts'
import type { Span, TextCheck } from './linted-ad.rules.ts'
import { faultAt, keepApart } from './linted-ad.rules.ts'
import type { PhraseMatch } from './phrases.rules.ts'
import { findPhrases } from './phrases.rules.ts'
import { type Trait, type TraitWords, traitWords } from './trait-words.rules.ts'
import type { Word } from './words.rules.ts'
import { listed } from './words.rules.ts'

/** The maximum distance in words between "you" and a trait. */
const reach = 4
const mostFillers = 3

// German capitalizes the polite "you"; in lower case, the same words mean she, they and their.
const polite = /^(?:sie|ihnen|ihr|ihre[nmrs]?)$/
// Before "your", they make the text apply to everybody: whatever your religion.
const waivers: ReadonlySet<string> = new Set(
  listed(
    'whatever, regardless, matter, irrespective, importe, quel, quelle, quels, quelles, egal, unabhängig',
  ),
)
const verbs: ReadonlySet<string> = new Set(
  listed('is, are, can, will, and, or, est, sont, et, ou, ist, sind, und, oder'),
)

type Match<Tag> = PhraseMatch<Tag>

interface Reading extends TraitWords, Omit<AddressWords, 'phrases'> {
  readonly words: readonly Word[]
  readonly addresses: readonly Match<Address>[]
}

function isBetween(one: Match<unknown>, other: Match<unknown>): boolean {
  return one.first >= other.first && one.last <= other.last
}

function isAddress(words: readonly Word[], { tag, first, last }: Match<Address>): boolean {
  const matched = words.slice(first, last + 1)
  if (tag === 'you') return matched.every(({ lower, text }) => !polite.test(lower) || text !== lower)
  return tag === 'place' || matched.every(({ lower, text }) => lower !== 'sie' || text !== lower)
}

function tagged(reading: Reading, tag: Address): readonly Match<Address>[] {
  return reading.addresses.filter((address) => address.tag === tag)
}

/** Distance between two matches in words; infinite if a sentence ends between them. */
function distance({ words }: Reading, one: Match<unknown>, other: Match<unknown>): number {
  const [left, right] = one.first < other.first ? [one, other] : [other, one]
  const from = words[left.last]
  const to = words[right.first]
  return from && to && from.sentence === to.sentence ? to.rank - from.rank : Infinity
}

/** Whether the words after a trait refer it to the reader instead of making it an adjective for a thing. */
function endsPhrase({ words, people, addresses }: Reading, { last }: Match<Trait>): boolean {
  const next = words[last + 1]
  if (!next?.isJoined || people.has(next.lower)) return true
  return addresses.some(({ tag, first }) => tag === 'you' && first === last + 1)
}

function conditionOf(reading: Reading, trait: Match<Trait>): Match<unknown> | undefined {
  const { words, subjects, holders } = reading
  const next = words[trait.last + 1]
  if (next?.isJoined && subjects.has(next.lower)) return undefined
  const places = tagged(reading, 'place')
  const isOwn = (you: Match<Address>) => {
    const before = words.slice(Math.max(you.first - 3, 0), you.first)
    if (before.some(({ lower }) => waivers.has(lower))) return false
    if (you.first > trait.last) return endsPhrase(reading, trait) || verbs.has(next?.lower ?? '')
    return !words.slice(you.last + 1, trait.first).some(({ lower }) => holders.has(lower))
  }
  return tagged(reading, 'you')
    .filter((you) => distance(reading, you, trait) <= reach && !places.some((place) => isBetween(you, place)))
    .toSorted((one, other) => distance(reading, one, trait) - distance(reading, other, trait))
    .find(isOwn)
}

function identityOf(reading: Reading, trait: Match<Trait>): Match<unknown> | undefined {
  const { words, fillers, hasAdjectives } = reading
  const isLedBy = (lead: Match<Address>) => {
    const between = words.slice(lead.last + 1, trait.first)
    return (
      lead.last < trait.first &&
      between.length <= mostFillers &&
      words[lead.last]?.sentence === words[trait.first]?.sentence &&
      between.every(({ lower }) => fillers.has(lower))
    )
  }
  const addressee = reading.addresses.find(
    (address) =>
      (address.tag === 'you' || address.tag === 'place') &&
      address.first > trait.last &&
      distance(reading, trait, address) <= reach,
  )
  const isEnd = !hasAdjectives || endsPhrase(reading, trait)
  const isImplied =
    (isEnd && tagged(reading, 'asA').some(isLedBy)) ||
    tagged(reading, 'other').some(({ last }) => last === trait.first - 1)
  return (
    tagged(reading, 'areYou').find(isLedBy) ??
    tagged(reading, 'likeYou').find(({ first }) => first === trait.last + 1) ??
    (isImplied ? addressee : undefined)
  )
}

function ownerOf(reading: Reading, trait: Match<Trait>): Match<unknown> | undefined {
  if (trait.tag === 'condition') return conditionOf(reading, trait)
  if (trait.tag === 'ambiguous' && !endsPhrase(reading, trait)) return undefined
  return identityOf(reading, trait)
}

function attributesIn(reading: Reading): readonly Span[] {
  const { words, traits } = reading
  return findPhrases(words, traits).flatMap((trait) => {
    const owner = ownerOf(reading, trait)
    if (!owner) return []
    const start = words[Math.min(owner.first, trait.first)]?.start ?? 0
    const end = words[Math.max(owner.last, trait.last)]?.end ?? 0
    return [{ start, end }]
  })
}

/**
 * Words that claim a reader's religion, race, age, health, debts, orientation, record or name (M04), in the language of
 * the text or, if that is unclear, in any language.
 */
export const checkPersonalAttributes: TextCheck = ({ text, words, language }) => {
  const spans = (language ? [language] : adLanguageCodes).flatMap((code) => {
    const { phrases, ...address } = addressWords[code]
    const addresses = findPhrases(words, phrases).filter((match) => isAddress(words, match))
    if (addresses.length === 0) return []
    return attributesIn({ ...address, ...traitWords[code], words, addresses })
  })
  return keepApart([...spans, ...findAgeAndName(text)]).map((span) => faultAt(text, span))
}
