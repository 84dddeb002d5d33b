import type { AdLanguage } from '../../core/ad-languages.ts'
import type { TextCheck } from './linted-ad.rules.ts'
import { replaceSpans } from './linted-ad.rules.ts'

const phrases: Readonly<Record<AdLanguage, RegExp>> = {
  en: /(?<!\p{L})click (?:right )?(?:here|below|this link|the link)(?: now| today)?(?!\p{L})/giu,
  fr: /(?<!\p{L})cli(?:quez|que|quer) (?:ici|ci-dessous|sur ce lien|sur le lien)(?: maintenant)?(?!\p{L})/giu,
  de: /(?<!\p{L})(?:(?:hier|jetzt) (?:klicken|klick)|klick(?:e|en)?(?: sie)? (?:jetzt )?(?:hier|unten|auf diesen link))(?!\p{L})/giu,
}
// The words between the phrase and what a click gives you.
const purpose: Readonly<Partial<Record<AdLanguage, RegExp>>> = { en: /^ (?:to|and) /, fr: /^ (?:pour|et) / }
const alone: Readonly<Record<AdLanguage, string>> = {
  en: 'Learn more',
  fr: 'En savoir plus',
  de: 'Mehr erfahren',
}

function mendedAt(text: string, start: number, end: number, language: AdLanguage): string | null {
  const isBegin = /(?:^|[.!?:|–—]\s*)$/.test(text.slice(Math.max(start - 4, 0), start).trimStart())
  if (!isBegin) return null
  if (/^\s*(?:[.!?|–—]|$)/.test(text.slice(end))) {
    return replaceSpans(text, [{ span: { start, end }, by: alone[language] }])
  }
  const lead = purpose[language]?.exec(text.slice(end))?.[0]
  if (lead === undefined) return null
  const [initial = '', ...rest] = text.slice(end + lead.length)
  return text.slice(0, start) + initial.toUpperCase() + rest.join('')
}

/** "Click here", in three languages (G10). */
export const checkClickHere: TextCheck = ({ text }) => {
  const found = (Object.keys(phrases) as AdLanguage[]).flatMap((language) =>
    [...text.matchAll(phrases[language])].map(({ 0: phrase, index }) => ({
      language,
      phrase,
      span: { start: index, end: index + phrase.length },
    })),
  )
  return found.map(({ language, phrase, span }) => ({
    span,
    suggestion: found.length === 1 ? mendedAt(text, span.start, span.end, language) : null,
    details: { found: phrase },
  }))
}
