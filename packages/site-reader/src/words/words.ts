import type { ReadingWords } from '../sentences/languages/language.ts'

/**
 * What the extractor knows of one language. Entries are whole words or phrases in lower case, matched without
 * regard to case; a trailing `*` lets the last word go on (`leistung*` finds Leistungen).
 */
export interface Words extends ReadingWords {
  /** Words in the text or path of a link, by the kind of page they lead to. */
  readonly pages: Readonly<Record<PageKind, readonly string[]>>
  /** Headings above what sets a business apart. */
  readonly claimHeadings: readonly string[]
  /** Words by which a sentence makes a claim: every, never, by hand, since. */
  readonly claimMarkers: readonly string[]
  /** Headings above the people a business works for. */
  readonly audienceHeadings: readonly string[]
  /** The word for "for" at the start of a list of people. */
  readonly forWords: readonly string[]
  readonly andWords: readonly string[]
  /** Words after a comma that go on with the same person: who, that. */
  readonly relativeWords: readonly string[]
  /** Headings above what is offered, where no price is given. */
  readonly offerHeadings: readonly string[]
  /** Column heads, labels and section names that are no offer. */
  readonly notOffers: readonly string[]
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
