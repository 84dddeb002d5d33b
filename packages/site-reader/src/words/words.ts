import type { ReadingWords } from '../sentences/languages/language.ts'

/**
 * The extractor's words of one language. Entries are whole words or phrases in lower case, matched without
 * regard to case; a trailing `*` also matches longer words (`leistung*` finds Leistungen).
 */
export interface Words extends ReadingWords {
  /** Words in the text or path of a link, by the kind of page it leads to. */
  readonly pages: Readonly<Record<PageKind, readonly string[]>>
  /** Headings of sections about what sets a business apart. */
  readonly claimHeadings: readonly string[]
  /** Words that mark a claim: every, never, by hand, since. */
  readonly claimMarkers: readonly string[]
  /** Headings of sections about a business's customers. */
  readonly audienceHeadings: readonly string[]
  /** The word for "for" at the start of a list of people. */
  readonly forWords: readonly string[]
  readonly andWords: readonly string[]
  /** Words after a comma that continue with the same person: who, that. */
  readonly relativeWords: readonly string[]
  /** Headings of offers without prices. */
  readonly offerHeadings: readonly string[]
  /** Column heads, labels and section names that aren't offers. */
  readonly notOffers: readonly string[]
  readonly phoneLabels: readonly string[]
  readonly faxLabels: readonly string[]
  /** Words for streets: street, rue, Platz. */
  readonly streets: readonly string[]
  readonly parked: readonly string[]
  /** Words of people who write for pleasure. */
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
