/**
 * A field of the tree as its file stores it. Names are written `English / German / French`. Each line of a group is one
 * interest: its three names and, after a third slash, comma-separated synonyms in any of the languages.
 */
export interface InterestField {
  readonly name: string
  /** Lines of interests by the name of their group. */
  readonly groups: Readonly<Record<string, string>>
}
