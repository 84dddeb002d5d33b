/**
 * What the extractor knows of one language. Entries are whole words or phrases in lower case, matched without
 * regard to case; a trailing `*` lets the last word go on (`leistung*` finds Leistungen).
 */
export interface Words {
  /** Words in the text or path of a link, by the kind of page they lead to. */
  readonly pages: Readonly<Record<PageKind, readonly string[]>>
  /** Headings above what sets a business apart. */
  readonly claimHeadings: readonly string[]
  /** Words by which a sentence makes a claim: every, never, by hand, since. */
  readonly claimMarkers: readonly string[]
  /** Headings above the people a business works for. */
  readonly audienceHeadings: readonly string[]
  /** Beginnings of a sentence that names them: "made for". */
  readonly madeFor: readonly string[]
  /** Words for people. */
  readonly people: readonly string[]
  /** The word for "for" at the start of a list of people. */
  readonly forWords: readonly string[]
  readonly andWords: readonly string[]
  /** Words after a comma that go on with the same person: who, that. */
  readonly relativeWords: readonly string[]
  /** Words before the least price of several. */
  readonly fromWords: readonly string[]
  /** Units a price may be for, after "per" or "a". */
  readonly perWords: readonly string[]
  /** Words that make an amount a discount and no price. */
  readonly discountWords: readonly string[]
  /** Words of amounts that are no offer: delivery, deposits, thresholds, taxes. */
  readonly feeWords: readonly string[]
  /** Headings above what is offered, where no price is given. */
  readonly offerHeadings: readonly string[]
  /** Column heads, labels and section names that are no offer. */
  readonly notOffers: readonly string[]
  /** Monday to Sunday, each with its short forms. */
  readonly days: readonly (readonly string[])[]
  /** Between two days or two times. */
  readonly untilWords: readonly string[]
  readonly everyDay: readonly string[]
  /** Hours that hold for a part of the business or of the year only. */
  readonly scopedHours: readonly string[]
  readonly phoneLabels: readonly string[]
  readonly faxLabels: readonly string[]
  /** Words of a street: street, rue, Platz. */
  readonly streets: readonly string[]
  readonly parked: readonly string[]
  /** Words of somebody who writes for pleasure. */
  readonly personal: readonly string[]
  readonly tones: Readonly<Record<ToneWord, readonly string[]>>
}

export type PageKind =
  | 'offers'
  | 'prices'
  | 'about'
  | 'contact'
  | 'legal'
  | 'team'
  | 'references'
  | 'delivery'
  | 'journal'
  | 'never'

export type ToneWord =
  | 'excitement'
  | 'happiness'
  | 'nostalgia'
  | 'FOMO'
  | 'humor'
  | 'empathy'
  | 'inspiration'
  | 'trust'
  | 'surprise'
  | 'serenity'

/** The entries of a list written as one text, separated by commas. */
export function list(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}
