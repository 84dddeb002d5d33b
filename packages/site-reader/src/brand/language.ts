import type { Field } from '@aloft/domain/scans/website-data.entity'
import { francAll } from 'franc-min'
import { evidenceOf, fieldOf } from '../page/evidence.ts'
import { metaTexts } from '../page/meta.ts'
import { contentLines, type Line, type Site } from '../site/site.ts'

// ISO 639-3 codes as returned by the detector, for the languages a small business in Europe or America may
// write.
const codes: Readonly<Record<string, string>> = {
  eng: 'en',
  deu: 'de',
  fra: 'fr',
  spa: 'es',
  ita: 'it',
  por: 'pt',
  nld: 'nl',
  pol: 'pl',
  swe: 'sv',
  ces: 'cs',
  ron: 'ro',
  hun: 'hu',
  tur: 'tr',
  ell: 'el',
  rus: 'ru',
  ukr: 'uk',
  dan: 'da',
  fin: 'fi',
  bul: 'bg',
  hrv: 'hr',
  srp: 'sr',
}
const enoughText = 200
const longestSample = 4_000
/**
 * If the similarity to the declared language (up to 1) is lower, the declaration is wrong: templates often
 * have `en`.
 */
const unlike = 0.93

/** The language of the site: the one its pages declare, unless their text is clearly in another. */
export function readLanguage(site: Site, lines: readonly Line[]): Field<string> | null {
  const [home] = site.pages
  if (!home) return null
  const html = home.$('html')
  const declared = [
    { text: html.attr('lang') ?? html.attr('xml:lang') ?? '', source: 'meta' as const },
    ...metaTexts(home, 'og:locale'),
    ...metaTexts(home, 'content-language'),
  ].flatMap(({ text, source }) => {
    const code = /^([a-z]{2})(?:[-_]|$)/i.exec(text.trim())?.[1]?.toLowerCase()
    return code ? [{ code, evidence: evidenceOf(home.url, text, source) }] : []
  })
  const written = writtenLanguage(lines)
  const [firstDeclared] = declared
  const isWrong =
    firstDeclared !== undefined && written !== null && written.similarityTo(firstDeclared.code) < unlike
  const first = isWrong ? written : (firstDeclared ?? written)
  if (!first) return null
  const agreeing = [...declared, ...(written ? [written] : [])].filter(({ code }) => code === first.code)
  const isContradicted = declared.some(({ code }) => code !== first.code)
  return fieldOf(
    first.code,
    agreeing.map(({ evidence }) => evidence),
    isContradicted ? 0.7 : 1.1,
  )
}

function writtenLanguage(lines: readonly Line[]) {
  const content = contentLines(lines)
  const sample = content
    .map(({ text }) => text)
    .join(' ')
    .slice(0, longestSample)
  const longest = content.toSorted((a, b) => b.text.length - a.text.length)[0]
  if (sample.length < enoughText || !longest) return null
  const ranked = francAll(sample, { only: Object.keys(codes) }).flatMap(([name, similarity]) => {
    const code = codes[name]
    return code === undefined ? [] : [{ code, similarity }]
  })
  const [best] = ranked
  if (!best) return null
  return {
    code: best.code,
    // A language that the detector doesn't know can't be proved wrong.
    similarityTo: (other: string) => ranked.find(({ code }) => code === other)?.similarity ?? 1,
    evidence: evidenceOf(longest.page.url, longest.text, 'text'),
  }
}
