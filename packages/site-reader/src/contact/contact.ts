import type { Contradiction, Evidence, Field, WebsiteData } from '@aloft/domain/scans/website-data.entity'
import { businessThings } from '../page/business-things.ts'
import { evidenceOf, fieldOf } from '../page/evidence.ts'
import { wordsOfAll } from '../words/language-words.ts'
import { phoneKey, phonesIn } from './phones.ts'
import type { Line, Site, SitePage } from '../site/site.ts'
import { fold, has } from '../text/text.ts'
import { textsOf } from '../page/thing.ts'

interface Found {
  /** As written on the page. */
  readonly text: string
  readonly evidence: Evidence | null
  readonly page: SitePage
}

const email = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/u
// "post (at) example.de", "post [at] example (dot) de"
const spelledOut =
  /(?<![\p{L}\d._%+-])([\p{L}\d._%+-]{1,64})\s*[([{]\s*(?:at|ät|arobase|arroba)\s*[)\]}]\s*([\p{L}\d-]+(?:\s*(?:\.|[([{]\s*(?:dot|punkt|point|punto)\s*[)\]}])\s*[\p{L}\d-]+)+)/u
const placeholder =
  /@(?:example\.(?:com|org|net)|domain\.|email\.|sentry|wixpress)|\.(?:png|jpe?g|gif|svg|webp)$/i

export interface ReadContact {
  readonly contact: WebsiteData['contact']
  readonly questions: Contradiction[]
}

/** The contact details of a business, and a question if pages name different phone numbers. */
export function readContact(site: Site, lines: readonly Line[]): ReadContact {
  const phones = [...visiblePhones(site, lines), ...structured(site, 'telephone')]
  const question = phoneQuestion(phones)
  return {
    contact: {
      email: best(emails(site, lines), ({ text }) => text.toLowerCase()),
      phone: best(phones, ({ text }) => phoneKey(text), question ? 0.6 : 1.2),
    },
    questions: question ? [question] : [],
  }
}

// The value in most places; structured data counts as three.
function best(found: readonly Found[], key: (one: Found) => string, certainty = 1.2): Field<string> | null {
  const groups = [...Map.groupBy(found, key).values()]
  const weight = (group: readonly Found[]) =>
    group.reduce((sum, { evidence }) => sum + (evidence?.source === 'jsonLd' ? 3 : 1), 0)
  const [most] = groups.toSorted((a, b) => weight(b) - weight(a))
  const first = most?.[0]
  if (!first) return null
  return fieldOf(
    first.text,
    most.map(({ evidence }) => evidence),
    certainty,
  )
}

function structured(site: Site, key: 'email' | 'telephone'): Found[] {
  return site.pages.flatMap((page) =>
    businessThings(page).flatMap(({ data, quote }) =>
      textsOf(data, key).map((text) => ({
        text: text.replace(/^mailto:/, ''),
        page,
        evidence: evidenceOf(page.url, quote(key, text) ?? '', 'jsonLd'),
      })),
    ),
  )
}

function emails(site: Site, lines: readonly Line[]): Found[] {
  const linked = site.pages.flatMap((page) =>
    links(page, 'mailto:').flatMap(({ target, shown }) => {
      const text = email.exec(decode(target))?.[0]
      return text
        ? [{ text, page, evidence: evidenceOf(page.url, shown.includes(text) ? shown : target, 'text') }]
        : []
    }),
  )
  const written = lines.flatMap(({ text, page }) => {
    const plainly = email.exec(text)?.[0]
    const [quote, name, host] = plainly ? [] : (spelledOut.exec(text) ?? [])
    const address =
      plainly ??
      (name && host
        ? `${name}@${host.replace(/\s*[([{]\s*\p{L}+\s*[)\]}]\s*/gu, '.').replace(/\s/g, '')}`
        : undefined)
    return address
      ? [{ text: address, page, evidence: evidenceOf(page.url, plainly ?? quote ?? '', 'text') }]
      : []
  })
  return [...linked, ...written, ...structured(site, 'email')].filter(({ text }) => !placeholder.test(text))
}

// Visible numbers: the text of a tel: link, or a number after a word such as "Phone".
function visiblePhones(site: Site, lines: readonly Line[]): Found[] {
  const linked = site.pages.flatMap((page) =>
    links(page, 'tel:').flatMap(({ target, shown }) => {
      const text = phonesIn(shown)[0] ?? phonesIn(decode(target))[0]
      return text
        ? [{ text, page, evidence: evidenceOf(page.url, shown.includes(text) ? shown : target, 'text') }]
        : []
    }),
  )
  const written = lines.flatMap(({ text, page }) =>
    phonesIn(text).flatMap((number) => {
      const before = text.slice(Math.max(0, text.indexOf(number) - 30), text.indexOf(number))
      const isLabelled =
        has(before, wordsOfAll('phoneLabels')) && !has(before.slice(-12), wordsOfAll('faxLabels'))
      return isLabelled
        ? [{ text: number, page, evidence: evidenceOf(page.url, text.length > 120 ? number : text, 'text') }]
        : []
    }),
  )
  return [...linked, ...written]
}

function links({ $, noise }: SitePage, scheme: string): { target: string; shown: string }[] {
  return $(`a[href^="${scheme}" i]`)
    .toArray()
    .filter(
      (node) =>
        !$(node)
          .parents()
          .toArray()
          .some((parent) => noise.has(parent)),
    )
    .map((node) => ({
      target: node.attribs['href']?.slice(scheme.length) ?? '',
      shown: fold($(node).text()),
    }))
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Pages that each have one number, but different ones. If a page has both, there are simply two phone lines.
 */
function phoneQuestion(phones: readonly Found[]): Contradiction | null {
  const byPage = Map.groupBy(phones, ({ page }) => page.url)
  const alone = [...byPage.values()].filter(
    (found) => new Set(found.map(({ text }) => phoneKey(text))).size === 1,
  )
  const together = new Set(
    [...byPage.values()]
      .filter((found) => !alone.includes(found))
      .flat()
      .map(({ text }) => phoneKey(text)),
  )
  const numbers = Map.groupBy(
    alone.flat().filter(({ text }) => !together.has(phoneKey(text))),
    ({ text }) => phoneKey(text),
  )
  const answers = [...numbers.values()].flatMap(([one]) =>
    one?.evidence ? [{ value: one.text, evidence: one.evidence }] : [],
  )
  return answers.length > 1 ? { field: 'phone', answers } : null
}
