import { wordsIn } from '../text/similarity.ts'

const lists: readonly (readonly [start: number, step: number, words: string])[] = [
  [2, 1, 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'],
  [2, 1, 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn'],
  [2, 1, 'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'],
  [20, 10, 'twenty thirty forty fifty sixty seventy eighty ninety'],
  [20, 10, 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'],
  [20, 10, 'vingt trente quarante cinquante soixante'],
  [100, 1, 'hundred'],
  [100, 1, 'hundert'],
  [100, 1, 'cent'],
]

const valueByWord: ReadonlyMap<string, string> = new Map(
  lists.flatMap(([start, step, words]) =>
    words.split(' ').map((word, index) => [word, String(start + step * index)] as const),
  ),
)

/** The numbers that a text spells out, in digits: a headline may write "thirty hours" as "30 hours". */
export function spelledNumbers(text: string): readonly string[] {
  return [...wordsIn(text)].flatMap((word) => valueByWord.get(word) ?? [])
}
