/**
 * The limits of a brief, in characters and entries: more than anybody writes, but few enough to store, to send and to
 * pass to an engine. Forms, calls and engines' answers use the same limits.
 */
export const briefLimits = {
  name: 200,
  /** A campaign's name may consist of its offer and its goal. */
  campaignName: 300,
  location: 200,
  url: 2048,
  /** Summaries, and the purpose of a campaign. */
  text: 5000,
  /** One thing that sets a brand apart, or one audience. */
  entry: 500,
  entries: 30,
} as const

/** The text, or none if it's longer than a brief allows, because half a fact is no fact. */
export function textWithin(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : ''
}

/** The entries that a brief allows. */
export function entriesWithin(entries: readonly string[]): string[] {
  return entries.filter(({ length }) => length <= briefLimits.entry).slice(0, briefLimits.entries)
}
