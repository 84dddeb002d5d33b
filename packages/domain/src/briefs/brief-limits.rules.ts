/**
 * The most a brief may hold, in characters and entries: more than anybody writes, and little enough to keep, to send
 * and to hand to an engine. Forms, calls and engines' answers keep the same bounds.
 */
export const briefLimits = {
  name: 200,
  /** A campaign may be called by its offer and its goal. */
  campaignName: 300,
  location: 200,
  url: 2048,
  /** Summaries, and the purpose of a campaign. */
  text: 5000,
  /** One thing that sets a brand apart, or one audience. */
  entry: 500,
  entries: 30,
} as const

/** The text, or none where it is longer than a brief may hold: half a fact is no fact. */
export function textWithin(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : ''
}

/** The entries that a brief may hold. */
export function entriesWithin(entries: readonly string[]): string[] {
  return entries.filter(({ length }) => length <= briefLimits.entry).slice(0, briefLimits.entries)
}
