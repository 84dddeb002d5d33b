import type { WayToBuy } from '@aloft/domain/facts/ways-to-buy.rules'

/**
 * Words of one language that identify prices, hours and people. Entries are whole words or phrases in lower case,
 * matched without regard to case; a trailing `*` also matches longer words (`leistung*` finds Leistungen).
 */
export interface ReadingWords {
  /** The start of a sentence that names the people served: "made for". */
  readonly madeFor: readonly string[]
  /** Words for people. */
  readonly people: readonly string[]
  /** Words before the lowest of several prices. */
  readonly fromWords: readonly string[]
  /** Units a price may be for, after "per" or "a". */
  readonly perWords: readonly string[]
  /** Words that make an amount a discount instead of a price. */
  readonly discountWords: readonly string[]
  /** Words for amounts that aren't an offer: delivery, deposits, thresholds, taxes. */
  readonly feeWords: readonly string[]
  /** Monday to Sunday, each with its short forms. */
  readonly days: readonly (readonly string[])[]
  /** Between two days or two times. */
  readonly untilWords: readonly string[]
  readonly everyDay: readonly string[]
  /** Hours that apply only to a part of the business or of the year. */
  readonly scopedHours: readonly string[]
}

/**
 * Patterns of one language. The group `value` holds the essential part, `name` and `radius` those of an area, `until` a
 * day. All are matched without regard to case, except names of places.
 */
export interface ReadingPatterns {
  /** How long the business has existed: "since 1987", "30 years of experience". */
  readonly years: readonly RegExp[]
  /** Years that belong to somebody else or to a thing: "it has lit the same sideboards since 1987". */
  readonly notYears: RegExp
  /** How much was done, or for how many people: "2,400 bikes repaired". */
  readonly numbers: readonly RegExp[]
  /** Amounts that prove nothing: times, sizes, staff. */
  readonly notNumbers: RegExp
  readonly awards: readonly RegExp[]
  /** Awards won by others: "award-winning wines from". */
  readonly notAwards: RegExp
  readonly guarantees: readonly RegExp[]
  /** Words that negate a guarantee: "cannot guarantee". */
  readonly notGuarantees: RegExp
  /** Verbs between an offer and its price: "costs". The group `name` is the part before. */
  readonly priced: RegExp
  /** The start of a sentence about an offer that isn't part of its name: "we offer a". */
  readonly beforeName: RegExp
  /** Words in the place of a name: it, that, this. */
  readonly pronouns: RegExp
  readonly ways: readonly (readonly [WayToBuy, RegExp])[]
  /** Links and buttons for one way to buy; whole texts of at most six words. */
  readonly buttons: readonly (readonly [WayToBuy, RegExp])[]
  readonly areas: readonly RegExp[]
  /** Capitalized words that aren't places. */
  readonly notPlaces: RegExp
  readonly occasions: readonly RegExp[]
  /** "until 15 December"; the group `until` is the day. */
  readonly untilDay: RegExp
  /** Occasions without anything for sale: "closed at Christmas". */
  readonly notOccasions: RegExp
  readonly problems: RegExp
  readonly benefits: RegExp
}

/** What the reader knows about one language. */
export interface ReadingLanguage {
  readonly words: ReadingWords
  readonly patterns: ReadingPatterns
}

/** The entries of a list written as one comma-separated text. */
export function list(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}

/** A pattern that matches letters of any language, without regard to case. */
export function re(source: string): RegExp {
  return new RegExp(source, 'iu')
}

/** The source of a list of capitalized names, joined by commas and the given words. */
export function namesOf(and: string): string {
  const name = String.raw`\p{Lu}[\p{L}'’.-]*\p{L}(?:(?: (?:upon|on|under|of|am|an der|ob der|sur|les|la|le|de))? \p{Lu}[\p{L}'’-]*\p{L})*`
  return String.raw`${name}(?:(?:, (?:(?:${and}) )?| (?:${and}) )(?:(?:ins|in|nach|à|en) )?${name})*`
}
