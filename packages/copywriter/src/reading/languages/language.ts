import type { WayToBuy } from '@aloft/domain/facts/ways-to-buy.rules'

/**
 * Words of one language that prices, hours and people are found by. Entries are whole words or phrases in lower
 * case, matched without regard to case; a trailing `*` lets the last word go on (`leistung*` finds Leistungen).
 */
export interface ReadingWords {
  /** Beginnings of a sentence that names the people served: "made for". */
  readonly madeFor: readonly string[]
  /** Words for people. */
  readonly people: readonly string[]
  /** Words before the least price of several. */
  readonly fromWords: readonly string[]
  /** Units a price may be for, after "per" or "a". */
  readonly perWords: readonly string[]
  /** Words that make an amount a discount and no price. */
  readonly discountWords: readonly string[]
  /** Words of amounts that are no offer: delivery, deposits, thresholds, taxes. */
  readonly feeWords: readonly string[]
  /** Monday to Sunday, each with its short forms. */
  readonly days: readonly (readonly string[])[]
  /** Between two days or two times. */
  readonly untilWords: readonly string[]
  readonly everyDay: readonly string[]
  /** Hours that hold for a part of the business or of the year only. */
  readonly scopedHours: readonly string[]
}

/**
 * Patterns of one language. A group called `value` is the heart of what was found, `name` and `radius` those of an
 * area, `until` a day. All are matched without regard to case except where names of places are read.
 */
export interface ReadingPatterns {
  /** How long there has been a business: "since 1987", "30 years of experience". */
  readonly years: readonly RegExp[]
  /** Years that are somebody else's, or of a thing: "it has lit the same sideboards since 1987". */
  readonly notYears: RegExp
  /** How much was done, or for how many: "2,400 bikes repaired". */
  readonly numbers: readonly RegExp[]
  /** Amounts that prove nothing: times, sizes, staff. */
  readonly notNumbers: RegExp
  readonly awards: readonly RegExp[]
  /** Awards of others: "award-winning wines from". */
  readonly notAwards: RegExp
  readonly guarantees: readonly RegExp[]
  /** Words that take a guarantee back: "cannot guarantee". */
  readonly notGuarantees: RegExp
  /** Verbs between an offer and its price: "costs". The group `name` is what stands before. */
  readonly priced: RegExp
  /** The beginning of a sentence about an offer that is no part of its name: "we offer a". */
  readonly beforeName: RegExp
  /** Words that stand for a name and are none: it, that, this. */
  readonly pronouns: RegExp
  readonly ways: readonly (readonly [WayToBuy, RegExp])[]
  /** Links and buttons of one way to buy; whole texts of at most six words. */
  readonly buttons: readonly (readonly [WayToBuy, RegExp])[]
  readonly areas: readonly RegExp[]
  /** Capitalized words that are no place. */
  readonly notPlaces: RegExp
  readonly occasions: readonly RegExp[]
  /** "until 15 December"; the group `until` is the day. */
  readonly untilDay: RegExp
  /** Occasions on which nothing is sold: "closed at Christmas". */
  readonly notOccasions: RegExp
  readonly problems: RegExp
  readonly benefits: RegExp
}

/** What the reader knows of one language. */
export interface ReadingLanguage {
  readonly words: ReadingWords
  readonly patterns: ReadingPatterns
}

/** The entries of a list written as one text, separated by commas. */
export function list(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}

/** A pattern that knows letters of any language and does not mind case. */
export function re(source: string): RegExp {
  return new RegExp(source, 'iu')
}

/** The source of a list of capitalized names, joined by commas and the words given. */
export function namesOf(and: string): string {
  const name = String.raw`\p{Lu}[\p{L}'’.-]*\p{L}(?:(?: (?:upon|on|under|of|am|an der|ob der|sur|les|la|le|de))? \p{Lu}[\p{L}'’-]*\p{L})*`
  return String.raw`${name}(?:(?:, (?:(?:${and}) )?| (?:${and}) )(?:(?:ins|in|nach|à|en) )?${name})*`
}
