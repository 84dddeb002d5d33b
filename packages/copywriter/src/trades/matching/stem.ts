import type { AdLanguage } from '@aloft/domain/core/ad-languages'

const fewestLetters = 4

// British words for trades, in the catalogue's spelling.
const spellings: Readonly<Record<string, string>> = {
  centre: 'center',
  jewellery: 'jewelry',
  jeweller: 'jeweler',
  tyre: 'tire',
  parlour: 'parlor',
  advisor: 'adviser',
  fulfilment: 'fulfillment',
  labour: 'labor',
  bicycle: 'bike',
}

/** Lower case, without accents; `ß` as `ss`. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase()
  if (/^[a-z0-9]*$/.test(lower)) return lower
  return lower.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('œ', 'oe')
}

/** The form that a folded word shares with its plural and its other genders. */
export function stemOf(word: string, language: AdLanguage): string {
  if (language === 'de') return cut(word, /(?:innen|in|en|es|e|n|s)$/)
  if (language === 'fr') return cut(cut(word.replace(/aux$/, 'al'), /[sx]$/), /e$/)
  const singular = word.endsWith('ies')
    ? cut(word, /ies$/, 'y')
    : /(?:s|x|z|ch|sh)es$/.test(word)
      ? cut(word, /es$/)
      : /[^sui]s$/.test(word)
        ? cut(word, /s$/)
        : word
  const plain = spellings[singular] ?? singular
  return plain
    .replace(/ograph(?:er|y)$/, 'ograph')
    .replace(/therap(?:ist|y)$/, 'therap')
    .replace(/iatr(?:ist|y)$/, 'iatr')
}

function cut(word: string, end: RegExp, instead = ''): string {
  const stem = word.replace(end, '')
  return stem.length + instead.length >= Math.min(fewestLetters, word.length) ? stem + instead : word
}
