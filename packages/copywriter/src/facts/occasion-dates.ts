// Longer words first, so that "mardi" matches as a day and "Markt" doesn't.
const days =
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche'
const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|januar|jänner|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre'
const limits =
  'offer|offers|ends?|until|till|from|before|after|bis|vom|ab|nur|jusqu|du|au|offre|valable|gültig|valid|only'
const dates = new RegExp(
  String.raw`\d+(?:er|st|nd|rd|th|[.:h]\d*)?\s?(?:am|pm|uhr|h)?(?!\p{L})|(?<!\p{L})(?:${days}|${months}|${limits})s?(?!\p{L})`,
  'giu',
)

/** A text without its days, months and times and the words that separate them. The rest says what the occasion is. */
export function withoutDates(text: string): string {
  return text.replace(dates, ' ')
}
