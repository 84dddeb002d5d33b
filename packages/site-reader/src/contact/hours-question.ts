import type { Contradiction, Evidence } from '@aloft/domain/scans/website-data.entity'
import { businessThings } from '../page/business-things.ts'
import { evidenceOf } from '../page/evidence.ts'
import { wordsOfAll } from '../words/language-words.ts'
import { type Hours, hoursIn, spanOf } from '../sentences/opening-hours.ts'
import type { Line, Site } from '../site/site.ts'
import { has } from '../text/text.ts'
import { isObject, list, textsOf } from '../page/thing.ts'

/** Opening hours as stated in one place of a site. */
export interface Statement extends Hours {
  /** The place: a page's content, content shared by all pages, or structured data. */
  readonly place: string
  readonly evidence: Evidence
}

/** A question about opening hours that differ between two places of a site; null if all agree. */
export function hoursQuestion(statements: readonly Statement[]): Contradiction | null {
  const places = [...Map.groupBy(statements, ({ place }) => place).values()]
  const different: Statement[][] = []
  for (const own of places) {
    if (!different.some((known) => key(known) === key(own))) different.push(own)
  }
  const contradicting = different.filter((one) =>
    different.some((other) => other !== one && contradict(one, other)),
  )
  const answers = contradicting.flatMap(([first]) =>
    first ? [{ value: first.text, evidence: first.evidence }] : [],
  )
  return answers.length > 1 ? { field: 'openingHours', answers } : null
}

/** Every place of a site that states opening hours. */
export function hoursStatements(site: Site, lines: readonly Line[]): Statement[] {
  return [...written(lines), ...structured(site)]
}

function key(statements: readonly Hours[]): string {
  return [...new Set(statements.map(({ days, opens, closes }) => `${days.join()} ${opens}-${closes}`))]
    .toSorted()
    .join('; ')
}

// The same day with overlapping but different times; lunch and dinner don't overlap.
function contradict(one: readonly Hours[], other: readonly Hours[]): boolean {
  return one.some((a) =>
    other.some((b) => {
      const sharesDay = a.days.some((day) => b.days.includes(day))
      const isSame = a.opens === b.opens && a.closes === b.closes
      return (
        sharesDay &&
        !isSame &&
        a.opens < b.closes &&
        b.opens < a.closes &&
        !covers(one, b) &&
        !covers(other, a)
      )
    }),
  )
}

// Both places have these hours, and one of them has more.
function covers(statements: readonly Hours[], hours: Hours): boolean {
  return statements.some(
    ({ days, opens, closes }) =>
      opens === hours.opens && closes === hours.closes && days.some((day) => hours.days.includes(day)),
  )
}

function written(lines: readonly Line[]): Statement[] {
  return lines.flatMap(({ text, page, zone, isRepeated, headings }) =>
    hoursIn(text).flatMap((hours) => {
      const before = text.slice(Math.max(0, hours.start - 40), hours.start)
      const heading = headings.at(-1)?.text ?? ''
      if ([before, heading].some((around) => has(around, wordsOfAll('scopedHours')))) return []
      const evidence = evidenceOf(page.url, text.length > 120 ? hours.text : text, 'text')
      return evidence
        ? [{ ...hours, evidence, place: isRepeated || zone === 'footer' ? 'all pages' : page.url }]
        : []
    }),
  )
}

function structured(site: Site): Statement[] {
  return site.pages.flatMap((page) =>
    businessThings(page).flatMap(({ data, quote }) => {
      const texts = textsOf(data, 'openingHours').flatMap((text) =>
        hoursIn(text).map((hours) => ({ hours, quoted: quote('openingHours', text) })),
      )
      const specified = list(data['openingHoursSpecification']).flatMap((value) => {
        if (!isObject(value)) return []
        const [opens = '', closes = ''] = [textsOf(value, 'opens')[0], textsOf(value, 'closes')[0]]
        const named = textsOf(value, 'dayOfWeek').map((day) => day.replace(/^.*\//, ''))
        const span = spanOf(opens, closes)
        const days = [
          ...new Set(named.flatMap((day) => hoursIn(`${day} ${opens}-${closes}`)[0]?.days ?? [])),
        ].toSorted((a, b) => a - b)
        const text = `${named.join(', ')} ${opens}–${closes}`
        return span && days.length > 0
          ? [{ hours: { days, ...span, text, start: 0 }, quoted: quote('opens', opens) }]
          : []
      })
      return [...texts, ...specified].flatMap(({ hours, quoted }) => {
        const evidence = evidenceOf(page.url, quoted ?? '', 'jsonLd')
        return evidence ? [{ ...hours, evidence, place: 'structured data' }] : []
      })
    }),
  )
}
