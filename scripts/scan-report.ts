/**
 * Reads every sample site in server/demo-sites over HTTP with the real reader, compares what it found with
 * the site's expected.json and prints precision and recall for each field.
 *
 * Precision is the share of read values that match an expected one; recall the share of expected values that
 * match a read one; both over the values of all sites of a table. When values match:
 * - texts (name, summary, differentiators, audiences): white space, case, accents and quotes folded, one text
 *   contains the other, or at least 0.6 of the shorter one's distinct words are in the other;
 * - offers: the names match as texts and the amounts are the same (or neither has a price);
 * - language: the code; location: each part on its own, countries by their code; contact: the address, and
 *   the last nine digits of the phone; social links: the address without a slash at the end;
 * - tone: only the strongest one counts, and is right when it is among those expected;
 * - logo: only the first one counts, by its path; pictures: path, width and height;
 * - colors: role and value, an accent also when it looks alike (OKLab distance up to 0.12); fonts: role,
 *   family;
 * - units, nouns, offerPictures: of an offer found by a person too, the name and the word or path;
 * - proofs: the kind, and the sentences match as texts; ways: the way; areas: name and radius; hours: days
 *   and times; occasions: the sentences match as texts;
 * - questions: the field, and every expected value among the answers, compared as texts. Held-out sites have
 *   a separate table: they're reported, but nothing is tuned to them.
 *
 * Run with `node scripts/scan-report.ts`; `--details` adds each wrong and missing value, names of sites read
 * only those.
 */
import { join } from 'node:path'
import {
  addCounts,
  measuredFields,
  precisionOf,
  recallOf,
} from '../packages/site-reader/src/measure/measure-data.ts'
import { type MeasuredSite, measureSite } from '../server/src/areas/scans/read-site/measure-site.ts'
import { siteNames, startDemoSites } from '../server/src/demo/demo-sites.ts'
import { createUndiciWebFetch } from '../server/src/gateways/web-fetch/web-fetch.undici.ts'
import { root } from './root.ts'

const dir = join(root, 'server/demo-sites')
const withDetails = process.argv.includes('--details')
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))

const sites = (await siteNames(dir)).filter((name) => named.length === 0 || named.includes(name))
const demo = await startDemoSites({ dir, sites })
const measured: MeasuredSite[] = []
try {
  const webFetch = createUndiciWebFetch({
    productUrl: 'https://aloft.example/robot',
    privateOrigins: Object.values(demo.origins),
  })
  for (const site of sites) measured.push(await measureSite(dir, site, demo.origins[site] ?? '', webFetch))
} finally {
  await demo.stop()
}

print(
  'Sample sites',
  measured.filter(({ notes }) => !notes.heldOut),
)
print(
  'Held-out sites: reported, not tuned',
  measured.filter(({ notes }) => notes.heldOut),
)

function print(title: string, group: readonly MeasuredSite[]): void {
  if (group.length === 0) return
  console.log(`\n${title}\n`)
  for (const { name, verdict, wantedVerdict, ms } of group) {
    const isRight = verdict === wantedVerdict ? 'right' : `WRONG, wanted ${wantedVerdict}`
    console.log(
      `  ${name.padEnd(20)} ${verdict.padEnd(18)} ${isRight.padEnd(10)} ${String(ms).padStart(6)} ms`,
    )
  }
  console.log(`\n  ${'field'.padEnd(16)} precision    recall   right/given  found/expected`)
  for (const field of measuredFields) {
    const count = addCounts(group.flatMap(({ counts }) => (counts ? [counts[field]] : [])))
    const shares = [precisionOf(count), recallOf(count)]
      .map((share) => share.toFixed(2).padStart(9))
      .join(' ')
    const amounts = `${`${count.right}/${count.given}`.padStart(13)} ${`${count.found}/${count.expected}`.padStart(15)}`
    console.log(`  ${field.padEnd(16)} ${shares} ${amounts}`)
  }
  if (withDetails) for (const site of group) details(site)
}

function details({ name, counts }: MeasuredSite): void {
  for (const field of counts ? measuredFields : []) {
    const { wrong, missing } = counts?.[field] ?? { wrong: [], missing: [] }
    for (const value of wrong) console.log(`  ${name} ${field} wrong:   ${value}`)
    for (const value of missing) console.log(`  ${name} ${field} missing: ${value}`)
  }
}
