import { withoutEnd } from '../facts/sentences-of.ts'

/** Words of a description that may name where a business is. */
export interface NamedPlace {
  readonly name: string
  /** The sentence makes it almost certain. Otherwise only a map can decide. */
  readonly isSure: boolean
}

const capitalized = String.raw`\p{Lu}[\p{L}\p{M}’'-]+`
const townName = String.raw`(${capitalized}(?:\s(?:(?:am|an der|im|upon|sur|de|la|le|the|of|and)\s)?${capitalized}){0,3})`

// Signs of a town: a preposition, and in German also a word for a building before it, because German capitalizes all
// nouns.
const surePatterns: Readonly<Record<string, RegExp>> = {
  en: pattern(String.raw`\b(?:in|near)\s${townName}`),
  de: pattern(
    String.raw`(?:[Ll]aden|[Gg]eschäft|[Ww]erkstatt|[Bb]üro|[Pp]raxis|[Rr]estaurant|[Cc]afé|[Ss]itz|[Hh]aus|liegt|liegen|sitzen|\p{L}ei|\p{L}+(?:meister|bauer|macher|händler|installateur|friseur)(?:in)?)\s(?:in|bei)\s${townName}`,
  ),
  fr: pattern(String.raw`(?:^|\s)à\s${townName}`),
}
// "Bramble & Bough tree surgeons, Hereford." and "food truck here, Asheville NC."
const signature = new RegExp(String.raw`^[^.!?,]{3,60},\s${townName}(?:\s[A-Z]{2})?[.!?]`, 'u')
const anyPattern = pattern(
  String.raw`(?:^|[\s(])(?:[Ii]n|[Nn]ear|[Aa]round|[Aa]t|[Ff]rom|[Bb]ei|[Aa]us|[Nn]ahe|[Uu]m|À|à|[Pp]rès de|[Aa]utour de)\s${townName}`,
)

// Capitalized words that follow a preposition just as often but aren't towns: times, languages and origins of food.
const noPlace =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|spring|summer|autumn|winter|noël|pâques|english|french|german|thai|italian|spanish|chinese|japanese|indian|turkish|greek|korean|vietnamese|mexican|swedish|polish|portuguese|russian|arabic|balinese|scandinavian|asian|european|american|british|irish|scottish|welsh)\b/iu

/** The places that a description may name, the most certain first. A null language is read as English. */
export function namedPlaces(text: string, language: string | null): readonly NamedPlace[] {
  const sure = surePatterns[language ?? 'en'] ?? surePatterns['en']
  const signed = signature.exec(text)
  const found = [
    ...(signed ? [{ match: signed, isSure: false }] : []),
    ...[...text.matchAll(sure ?? anyPattern)].map((match) => ({ match, isSure: true })),
    ...[...text.matchAll(anyPattern)].map((match) => ({ match, isSure: false })),
  ]
  const byName = new Map<string, NamedPlace>()
  for (const { match, isSure } of found) {
    const name = withoutEnd(match[1] ?? '')
    if (name !== '' && !noPlace.test(name) && !byName.has(name)) byName.set(name, { name, isSure })
  }
  return [...byName.values()]
}

function pattern(source: string): RegExp {
  return new RegExp(`${source}(?=[\\s.,;:!?)]|$)`, 'gu')
}
