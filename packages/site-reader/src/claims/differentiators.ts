import { maxQuoteLength } from '@aloft/domain/scans/scan-fields.rules'
import type { Field } from '@aloft/domain/scans/website-data.entity'
import type { Claim } from './claim-groups.ts'
import { claimsIn } from './claims.ts'
import { evidenceOf, fieldOf, fieldsOf } from '../page/evidence.ts'
import { wordsFor } from '../words/language-words.ts'
import type { Line } from '../site/site.ts'
import { countMatches, has, overlap, plain, tokens } from '../text/text.ts'

interface Scored extends Claim {
  readonly score: number
}

const most = 5
const least = 2.5
/** Base score of each kind of place, before the words count. */
const bases: Readonly<Record<Claim['kind'], number>> = {
  section: 3,
  card: 2.5,
  list: 2.5,
  quote: 2,
  lead: 1.9,
  sentence: 0.5,
}
const marker = 0.7
const mostMarkers = 3
/** From this share of claim words on, a sentence is nothing but a claim. */
const dense = 0.2
const alike = 0.7
const founded = /(?<!\p{L})(?:since|seit|depuis|desde)\s+(?:1[6-9]|20)\d\d(?!\d)/iu
const year = /(?<!\d)(?:19|20)\d\d(?!\d)/

/**
 * What sets the business apart, in its own words, strongest first, without what the summary states already.
 */
export function readDifferentiators(
  lines: readonly Line[],
  language: string | null,
  summary: string | null,
): Field<string>[] {
  const scored = claimsIn(lines, language)
    .filter(({ text }) => text.length <= maxQuoteLength && (summary === null || overlap(text, summary) < 0.9))
    .map((claim) => ({ ...claim, score: scoreOf(claim, language) }))
    .filter(({ score }) => score >= least)
  const groups = [...Map.groupBy(scored, ({ text }) => plain(text)).values()].toSorted(
    (a, b) => strength(b) - strength(a),
  )
  const distinct: Scored[][] = []
  for (const group of groups) {
    const text = group[0]?.text ?? ''
    if (!distinct.some(([other]) => other && overlap(other.text, text) >= alike)) distinct.push(group)
  }
  return fieldsOf(
    distinct.slice(0, most).map((group) =>
      fieldOf(
        group[0]?.text ?? '',
        group.map(({ line, text }) => evidenceOf(line.page.url, text, 'text')),
        Math.min(1.3, 0.8 + (group[0]?.score ?? 0) / 20),
      ),
    ),
  )
}

// A statement on several pages is important to the business.
function strength(group: readonly Scored[]): number {
  return Math.max(...group.map(({ score }) => score)) + Math.min(group.length - 1, 2)
}

function scoreOf({ text, kind }: Claim, language: string | null): number {
  const markers = countMatches(text, wordsFor('claimMarkers', language))
  const density = markers / Math.max(1, tokens(text).length) >= dense ? marker : 0
  const age = founded.test(text) ? 1 : 0
  // A story dates an event; a claim is true today.
  const story = has(text, year) && age === 0 ? -1.5 : 0
  return bases[kind] + Math.min(markers, mostMarkers) * marker + density + age + story
}
