import type { AdLanguage } from '@aloft/domain/core/ad-languages'
import { wordsIn } from '../likeness.ts'
import { wordsOf } from '../words/words-of.ts'
import type { FixtureBrief } from './fixture-briefs.ts'
import { otherWords } from './other-words.ts'

const numberWords = new Set(
  (
    'two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand half dozen ' +
    'deux trois quatre cinq six sept huit neuf dix onze douze vingt trente quarante cinquante cent mille demi douzaine ' +
    'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreißig vierzig fünfzig hundert tausend halb dutzend'
  ).split(' '),
)

/** What a text says that neither its brief nor the language's words do; empty for an honest text. */
export function inventedIn(
  text: string,
  { brandName, brief, offers }: FixtureBrief,
  language: AdLanguage,
): string[] {
  const told = [
    brandName,
    brief.offeringName,
    brief.offeringSummary,
    brief.location,
    brief.specialPurpose ?? '',
    ...brief.differentiators,
    ...brief.audiences,
    ...offers,
  ].join(' \n ')
  const inBrief = wordsIn(told)
  const nouns = new Set(wordsOf[language].nouns.map((noun) => noun.toLowerCase()))
  const others = new Set(otherWords[language])
  const words = [...wordsIn(text)]
  return [
    ...words.filter((word) => !inBrief.has(word) && !nouns.has(word) && !others.has(word)),
    ...words.filter((word) => numberWords.has(word) && !inBrief.has(word)),
    // Amounts as they are written, with their marks: 4.20 is not 42.0.
    ...(text.match(/\d+(?:[.,]\d+)*/g) ?? []).filter((number) => !told.includes(number)),
    ...(text.match(/[€$£%]/g) ?? []).filter((sign) => !told.includes(sign)),
    ...properNamesIn(text, language).filter((name) => !inBrief.has(name.toLowerCase())),
  ]
}

// A capital inside a sentence: in English and French a name, in German a name, a noun or a form of address.
function properNamesIn(text: string, language: AdLanguage): string[] {
  const known = new Set(
    language === 'de'
      ? [...wordsOf.de.nouns, 'Sie', 'Ihr', 'Ihre', 'Ihrem', 'Ihren', 'Ihrer', 'Ihnen']
      : ['I'],
  )
  return [...text.matchAll(/(?<=[\p{L},]\s)\p{Lu}[\p{L}\p{M}]*/gu)]
    .map(([name]) => name)
    .filter((name) => !known.has(name))
}
