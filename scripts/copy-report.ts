/**
 * Reads every business of the corpus as the product does, websites by a scan and descriptions by the wizard's
 * rules, drafts its three ads with the rules and prints these measures of them.
 *
 * - texts without a fact: the writer names no fact for it, or apart from the brand's name, no word of it is
 *   in the evidence;
 * - invented facts: numbers, prices and proofs that the evidence does not carry (the linter's B01), and
 *   capitalized words that are neither in it nor in our phrases and trades;
 * - limits broken: too long, too many keywords, or any other error of the linter;
 * - sold: the first headline and the first 60 characters of each message name what's sold;
 * - shared: texts that two businesses' ads have in common, except calls to action;
 * - recall: of the facts that a good ad could use (`facts` in expected.json), those whose words are in a
 *   single read fact;
 * - precision: of the read facts, those that a person also found; a sentence of the owner counts as correct
 *   unless it's noise.
 *
 * Run with `npm run copy:report`; names of businesses print only those, `--details` each value that is wrong
 * or missing, `--ads` all ads for reading, `--unseen` the businesses that were written after the rules.
 */
import { join } from 'node:path'
import { addCounts, precisionOf, recallOf } from '../packages/site-reader/src/measure/measure-data.ts'
import type { Breach } from '../server/src/demo/corpus/count-copy.ts'
import { factKinds } from '../server/src/demo/corpus/count-facts.ts'
import type { DraftedAd } from '../server/src/demo/corpus/draft-ads.ts'
import {
  factPrecision,
  type MeasuredCopy,
  measureCopy,
  summarize,
} from '../server/src/demo/corpus/measure-copy.ts'
import { readCorpus } from '../server/src/demo/corpus/read-corpus.ts'
import { createEmbeddedAi } from '../server/src/gateways/ai/ai.embedded.ts'
import { root } from './root.ts'

const named = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))
const withDetails = process.argv.includes('--details')
const withAds = process.argv.includes('--ads')

const part = process.argv.includes('--unseen') ? 'unseen' : 'known'

const ai = createEmbeddedAi()
const measured: MeasuredCopy[] = []
for (const business of await readCorpus(join(root, 'server/demo-sites'), ai, { part, only: named }))
  measured.push(await measureCopy(business, ai))

const total = summarize(measured)
const percent = (share: number) => `${(100 * share).toFixed(0)}%`
const isShared = new Set(total.sharedTexts.map(({ text }) => text))

const columns = ['texts', 'no fact', 'invented', 'limits', 'sold', 'shared', 'recall', 'precision', 'places']
console.log(`\n${'business'.padEnd(22)}${columns.map((column) => column.padStart(10)).join('')}`)
for (const one of measured) printRow(one)
printTotals()
printFacts()
if (withDetails) for (const one of measured) printDetails(one)
if (withAds) for (const one of measured) for (const ad of one.ads) printAd(ad)

function printRow(one: MeasuredCopy): void {
  const texts = one.ads.flatMap((ad) => ad.texts.map(({ text }) => text))
  const cells = [
    texts.length,
    one.withoutFact.length,
    one.invented.length,
    one.broken.length,
    `${one.sold.good}/${one.sold.all}`,
    texts.filter((text) => isShared.has(text)).length,
    percent(recallOf(one.recalled)),
    percent(factPrecision(one)),
    `${one.places.good}/${one.places.all}`,
  ]
  const notMade = one.notMade.length > 0 ? `  not made: ${one.notMade.join(', ')}` : ''
  console.log(`${one.name.padEnd(22)}${cells.map((cell) => String(cell).padStart(10)).join('')}${notMade}`)
}

function printTotals(): void {
  const rows: readonly (readonly [label: string, value: string, bound: string])[] = [
    ['ads not made', String(total.notMade), '0'],
    ['texts without a fact', String(total.withoutFact), '0'],
    ['invented facts', String(total.invented), '0'],
    ['limits broken', String(total.broken), '0'],
    ['what is sold named', percent(total.soldNamed), '100%'],
    ['texts shared by two brands', percent(total.shared), 'at most 3%'],
    ['least fact recall', percent(total.leastRecall), 'at least 85%'],
    ['least fact precision', percent(total.leastPrecision), 'at least 95%'],
    ['drafted interests in the tree', percent(total.interests), '100%'],
    ['places with coordinates', percent(total.places), '100%'],
  ]
  console.log(`\n${measured.length} businesses, ${total.texts} texts beside calls to action\n`)
  for (const [label, value, bound] of rows)
    console.log(`  ${label.padEnd(32)}${value.padStart(6)}   ${bound}`)
}

function printFacts(): void {
  console.log(`\n  ${'facts read'.padEnd(16)} precision    recall   right/given  found/expected`)
  for (const kind of factKinds) {
    const count = addCounts(measured.map(({ facts }) => facts[kind]))
    const shares = [precisionOf(count), recallOf(count)].map((share) => percent(share).padStart(9)).join(' ')
    const amounts = `${`${count.right}/${count.given}`.padStart(13)} ${`${count.found}/${count.expected}`.padStart(15)}`
    console.log(`  ${kind.padEnd(16)} ${shares} ${amounts}`)
  }
}

function printDetails(one: MeasuredCopy): void {
  const breaches = (label: string, list: readonly Breach[]) => {
    for (const { what, text } of list) console.log(`  ${one.name} ${label}: ${what} in “${text}”`)
  }
  breaches('without a fact', one.withoutFact)
  breaches('invented', one.invented)
  breaches('limits', one.broken)
  for (const text of one.sold.bad) console.log(`  ${one.name} does not name what is sold: “${text}”`)
  for (const text of [...one.interests.bad, ...one.places.bad]) console.log(`  ${one.name} aim: ${text}`)
  for (const fact of one.recalled.missing) console.log(`  ${one.name} not recalled: ${fact}`)
  for (const kind of factKinds) {
    for (const value of one.facts[kind].wrong) console.log(`  ${one.name} ${kind} wrong:   ${value}`)
    for (const value of one.facts[kind].missing) console.log(`  ${one.name} ${kind} missing: ${value}`)
  }
  for (const { text } of total.sharedTexts.filter(({ business }) => business === one.name))
    console.log(`  ${one.name} shared: “${text}”`)
}

function printAd({ business, platform, failure, texts, keywords, interests, places }: DraftedAd): void {
  console.log(`\n${business}, ${platform}${failure === null ? '' : `: not made, ${failure}`}`)
  for (const { key, text } of texts) console.log(`  ${key.padEnd(14)} ${text}`)
  if (keywords.length > 0) console.log(`  ${'keywords'.padEnd(14)} ${keywords.join(', ')}`)
  if (interests.length > 0) console.log(`  ${'interests'.padEnd(14)} ${interests.join(', ')}`)
  const where = places.map(({ name, country_name }) => [name, country_name].filter(Boolean).join(', '))
  if (where.length > 0) console.log(`  ${'places'.padEnd(14)} ${where.join(' · ')}`)
}
