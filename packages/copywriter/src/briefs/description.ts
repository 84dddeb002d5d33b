import type { BrandBrief } from '@aloft/domain/briefs/brief.entity'
import { briefLimits, entriesWithin, textWithin } from '@aloft/domain/briefs/brief-limits.rules'
import { adLanguageCodes } from '@aloft/domain/core/ad-languages'
import { readSentences } from '@aloft/site-reader/sentences/read-sentences'
import { lengthOf, wordsIn } from '../text/similarity.ts'
import { sentencesOf, withoutEnd } from '../facts/sentences-of.ts'
import { languageOf } from '../facts/language-of-text.ts'
import { oneLine } from '../facts/usable.ts'
import { namedPlaces } from './named-places.ts'

const properName = String.raw`(\p{Lu}[\p{L}\p{M}\p{N}&’'-]*(?:\s(?:(?:&|and|und|et|of|de|des|du|la|le|the)\s)?\p{Lu}[\p{L}\p{M}\p{N}&’'-]*){0,4})`

// Patterns in which owners give their name: "We are X", "called X", or as the first words before "is a".
const namePatterns = [
  String.raw`(?:\bcalled|\bnamed|\bnamens|\bheißt|\bheißen|\bheiße|\bs’appelle|\bs'appelle|\bnommée?)\s+[“"„«\s]*${properName}`,
  String.raw`(?:\b[Ww]e are|\b[Ww]e’re|\b[Ww]e're|\b[Ww]ir sind|\b[Nn]ous sommes)\s+${properName}`,
  // "Mon petit institut, c’est Les Ongles de Sab": one word with a capital may be a town.
  String.raw`\b[Cc][’']est\s+(?=\p{Lu}\S+\s(?:\p{Ll}+\s)?\p{Lu})${properName}`,
  String.raw`^${properName}\s(?:is|are|ist|gibts|gibt es|est|sont|makes|bakes|sells|repairs|builds|offers|helps|verkauft|baut|macht|backt|bietet|hilft|vend|propose|fabrique|répare)\s`,
  // German nouns are capitalized, so one word before "sind" can be anything, as in "Angebote sind kostenlos".
  String.raw`^(?=\p{Lu}\S+\s(?:&\s)?\p{Lu})${properName}\ssind\s`,
  String.raw`(?:\b[Cc]all|\b[Rr]ing|\b[Aa]ppelez|\b[Cc]ontactez)\s+(?=\p{Lu}\S+\s(?:&\s)?\p{Lu})${properName}`,
  // "Bramble & Bough tree surgeons, Hereford.": two capitalized words, then what they are.
  String.raw`^(?=\p{Lu}\S+\s(?:(?:&|and|und|et)\s)?\p{Lu})${properName}\s\p{Ll}`,
].map((pattern) => new RegExp(pattern, 'u'))
const noName =
  /^(?:we|our|i|it|this|the|a|an|wir|unsere?|ich|es|das|die|der|eine?|nous|notre|je|il|elle|le|la|les|une?|cet?t?e?|my|mein|meine|mon|ma)$/iu

const distinguishing =
  /\b(?:we|our|us|only|every|each|never|no|without|since|always|nothing|free|by hand|wir|unser|unsere|unseren|nur|jede[rs]?|nie|kein|keine|ohne|seit|immer|alles|nous|notre|nos|uniquement|chaque|jamais|aucune?|sans|depuis|toujours)\b/iu

const audiencePatterns: readonly RegExp[] = [
  /\b(?:our customers are|our clients are|we serve|we work for|unsere kunden sind|wir arbeiten für|nos clients sont|nous travaillons pour)\s+([^.!?;]+)/iu,
  /\b(?:great|perfect|ideal|good|ideal für|perfekt für|idéal|parfait)\s(?:for|für|pour)\s+([^.!?;]+)/iu,
  /\b(?:for|für|pour)\s+((?:people|families|anyone|everyone|those|parents|couples|small|young|children|shops|restaurants|companies|teams|owners|women|men|students|menschen|familien|alle|paare|eltern|kinder|kleine|junge|unternehmen|firmen|betriebe|ceux|celles|les|tous|toutes)(?:\s[^.!?;]*)?)/iu,
]

const fewestWords = 3
const most = { differentiators: 10, audiences: 6, summary: 240, audience: 80 } as const

/** Reads a brand brief from an owner's own sentences. Each field quotes them word for word. */
export function readDescription(description: string): BrandBrief {
  const text = oneLine(description)
  const sentences = sentencesOf(text)
  const language = languageOf(text)
  const summary = sentences.find((sentence) => lengthOf(sentence) >= 20) ?? text
  return {
    name: textWithin(nameIn(sentences), briefLimits.name),
    summary: lengthOf(summary) <= most.summary ? summary : '',
    differentiators: differentiatorsIn(
      sentences.filter((sentence) => sentence !== summary),
      language,
    ),
    audiences: audiencesIn(sentences),
    language: adLanguageCodes.find((code) => code === language) ?? null,
    location: textWithin(placeIn(text, language), briefLimits.location),
    websiteUrl: '',
    toneOfVoice: null,
  }
}

// Owners write little here, so every sentence is kept. If there are too many, the distinctive ones go first.
function differentiatorsIn(sentences: readonly string[], language: string | null): string[] {
  const entries = entriesWithin(
    sentences.filter((sentence) => wordsIn(sentence).size >= fewestWords && !sentence.endsWith('?')),
  )
  if (entries.length <= most.differentiators) return entries
  const isDistinctive = (sentence: string) => distinguishing.test(sentence) || hasFact(sentence, language)
  const chosen = new Set(
    [...entries.filter(isDistinctive), ...entries.filter((one) => !isDistinctive(one))].slice(
      0,
      most.differentiators,
    ),
  )
  return entries.filter((sentence) => chosen.has(sentence))
}

// A price, a proof, hours or a way to buy sets a business apart as much as a promise.
function hasFact(sentence: string, language: string | null): boolean {
  const { offers, proofs, ways, areas, hours, occasions } = readSentences(sentence, language)
  return [offers, proofs, ways, areas, hours, occasions].some((found) => found.length > 0)
}

function nameIn(sentences: readonly string[]): string {
  for (const pattern of namePatterns) {
    for (const [index, sentence] of sentences.entries()) {
      const name = withoutEnd(pattern.exec(sentence)?.[1] ?? '')
      // A later sentence starts with a capital, whatever its first word is: "Quotes are free".
      const isFirstWord = index > 0 && sentence.startsWith(name) && !name.includes(' ')
      if (name !== '' && !noName.test(name) && !isFirstWord) return name
    }
  }
  return ''
}

function placeIn(text: string, language: string | null): string {
  return namedPlaces(text, language).find(({ isSure }) => isSure)?.name ?? ''
}

function audiencesIn(sentences: readonly string[]): string[] {
  const found = sentences.flatMap((sentence) =>
    audiencePatterns.flatMap((pattern) => {
      const phrase = pattern.exec(sentence)?.[1]
      return phrase === undefined ? [] : phrase.split(/,\s+|\s(?:and|und|et)\s/u)
    }),
  )
  const audiences = found.map((phrase) => withoutEnd(phrase.trim()))
  return [...new Set(audiences)]
    .filter((phrase) => phrase !== '' && lengthOf(phrase) <= most.audience)
    .slice(0, most.audiences)
}
