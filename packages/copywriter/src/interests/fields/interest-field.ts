/**
 * A field of the tree as its file holds it. Names are written `English / German / French`; a line of a group is one
 * interest, its three names and then, after a third slash, synonyms in any of the languages with commas between.
 */
export interface InterestField {
  readonly name: string
  /** Lines of interests by the name of their group. */
  readonly groups: Readonly<Record<string, string>>
}
