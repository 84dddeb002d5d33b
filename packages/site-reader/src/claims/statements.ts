import { isLeaning } from '../sentences/leaning.ts'
import { hoursIn } from '../sentences/opening-hours.ts'
import { pricesIn } from '../sentences/prices.ts'
import { has, plain, sentences, tokens } from '../text/text.ts'
import { maxQuoteLength } from '@aloft/domain/scans/scan-fields.rules'
import type { Field } from '@aloft/domain/scans/website-data.entity'
import { addressIn } from '../contact/address-text.ts'
import { withoutLabel } from '../site/label.ts'
import { ancestors, elementChildren } from '../page/dom.ts'
import { evidenceOf, fieldOf, fieldsOf } from '../page/evidence.ts'
import { pageWords } from '../words/language-words.ts'
import type { PageRole } from '../page/page-kind.ts'
import { contentLines, type Line } from '../site/site.ts'
import { isInReview, quotationOn } from '../proofs/reviews.ts'

const most = 60
const fewestWords = 4
const mostWordsOfName = 3
/** Lower than for differentiators, because it's unknown which sentence matters most. */
const certainty = 0.8
const ownRoles = new Set<PageRole>([
  'home',
  'about',
  'offers',
  'prices',
  'contact',
  'delivery',
  'team',
  'other',
])
// Headings of diaries, guest books, playlists and jobs: the text below doesn't describe the business.
const privateHeadings =
  /(?<!\p{L})(?:diary|guest ?book|playlist|off duty|jobs?|vacanc(?:y|ies)|hiring|join (?:us|our team)|careers|tagebuch|gästebuch|stellen(?:angebote)?|wir suchen|karriere|carnet|livre d['’]or|recrutement|recrutons|on recrute)(?!\p{L})/iu
// A day or "yesterday" starts a story, "welcome" a greeting; job offers, letters and credits sell nothing.
const idleStarts =
  /^(?:\d{1,2}(?:st|nd|rd|th)?\.? \p{L}{3,}(?: \d{4})? ?[:–-]|(?:yesterday|before that|last (?:night|week|month|year|summer|winter|weekend)|gestern|letzte[sn]? |hier(?! \p{L}+ (?:sind|gibt|ist))|l['’]an dernier|la semaine dernière|cette semaine on|welcome to|willkommen auf|bienvenue|jobs?:|press\?|presse?:|best viewed|powered|proudly|built by|skip to|©))/iu
const idle =
  /(?<!\p{L})(?:last (?:week|month)|letzte woche|la semaine dernière|newsletter|subscribe|sign up to our|hiring|apprentice wanted|bewerbung\p{L}*|recrutons|recrute|job openings?|visitor number|best viewed|all rights reserved|alle rechte vorbehalten|tous droits réservés|powered by|propulsé par|umsatzsteuer\p{L}*|vat (?:no|number|reg)\p{L}*|siret|javascript|browser)(?!\p{L})/iu

// The name of a cat or a machine belongs to a story.
const isNaming =
  /(?<!\p{L})(?:is|are) (?:called|named) \p{Lu}|(?<!\p{L})hei(?:ß|ss)(?:t|en) \p{Lu}|s['’]appelle(?:nt)? \p{Lu}/u
// An answer depends on its question: "No. You can leave at any time."
const answers = /^(?:yes|no|ja|nein|oui|non)[.,!]/iu

/** Every sentence of the owner that may describe the business, without customers' words. */
export function readStatements(lines: readonly Line[]): Field<string>[] {
  const own = contentLines(lines)
  const customerLines = new Set(
    own.flatMap((line) => {
      const quotation = quotationOn(line, own)
      return quotation ? [line, quotation.signed] : []
    }),
  )
  const found = own
    .filter((line) => !customerLines.has(line) && !isInReview(line) && isOwn(line) && !idle.test(line.text))
    .flatMap((line) =>
      sentences(withoutLabel(line))
        .filter(isMeaningful)
        .map((text) => ({ text, line })),
    )
  const groups = Map.groupBy(found, ({ text }) => plain(text))
  return fieldsOf(
    [...groups.values()].map((group) =>
      fieldOf(
        group[0]?.text ?? '',
        group.map(({ line, text }) => evidenceOf(line.page.url, text, 'text')),
        certainty,
      ),
    ),
  ).slice(0, most)
}

function isOwn({ page, level, headings, tag, linkShare, zone, text, element }: Line): boolean {
  const { parent } = element
  const above = parent && 'children' in parent ? labelAbove(page, element) : ''
  return (
    ownRoles.has(page.role) &&
    level === 0 &&
    zone === 'main' &&
    linkShare < 0.5 &&
    !/^(?:blockquote|cite|figcaption|th|dt|caption|summary|legend)$/.test(tag) &&
    !/^[“„«"]/u.test(text) &&
    !(answers.test(text) && headings.at(-1)?.text.endsWith('?') === true) &&
    !isPost(element) &&
    ![...headings.map((heading) => heading.text), above].some(isOfOthers)
  )
}

// An entry of a journal has its date beside it.
function isPost(element: Line['element']): boolean {
  return ancestors(element).some(
    (one) => one.name === 'article' && elementChildren(one).some(({ name }) => name === 'time'),
  )
}

// On a page that consists of boxes, the short line above serves as a heading.
function labelAbove(page: Line['page'], element: Line['element']): string {
  const index = page.blocks.findIndex((block) => block.element === element)
  const label = page.blocks[index - 1]
  const isLabel = label !== undefined && label.element.parent === element.parent && !/[.!?]$/.test(label.text)
  return isLabel && tokens(label.text).length <= 4 ? label.text : ''
}

function isOfOthers(heading: string): boolean {
  return privateHeadings.test(heading) || has(heading, pageWords('journal'))
}

function isMeaningful(sentence: string): boolean {
  return (
    tokens(sentence).length >= fewestWords &&
    !isLeaning(sentence) &&
    sentence.length <= maxQuoteLength &&
    /^[\p{L}\p{N}“„«"]/u.test(sentence) &&
    !/[@?:]$|@|https?:|\?/u.test(sentence) &&
    !idleStarts.test(sentence) &&
    !isNaming.test(sentence) &&
    !isPriceTag(sentence) &&
    !/\d[\d /-]{7,}\d/.test(sentence) &&
    hoursIn(sentence).length === 0 &&
    addressIn([sentence]) === null &&
    balanced(sentence)
  )
}

// "115 € la nuit, vue sur l’eau" means nothing without the name above it, and "Small bouquet: 12 €" is an
// offer.
function isPriceTag(sentence: string): boolean {
  return pricesIn(sentence).some(({ start, end }) => {
    const before = sentence.slice(0, start)
    const isLast = tokens(sentence.slice(end)).length === 0
    const isName = before.includes(':') || tokens(before).length <= mostWordsOfName
    return tokens(before).length === 0 || /:\s*$/.test(before) || (isLast && isName)
  })
}

// Half a quotation can't be attributed to anybody.
function balanced(sentence: string): boolean {
  return (sentence.match(/["“”„«»]/gu) ?? []).length % 2 === 0
}
