import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lighthouseFigures } from './browser/lighthouse.bench.ts'
import { listFigures } from './browser/lists.bench.ts'
import { overviewPictureFigures } from './browser/overview-pictures.bench.ts'
import { pageChangeFigures } from './browser/page-changes.bench.ts'
import { storybookFigures } from './browser/storybook.bench.ts'
import { pageFigures } from './bytes/pages.bench.ts'
import { primitiveFigures } from './bytes/primitives.bench.ts'
import { callFigures } from './calls/calls.bench.ts'
import type { Figure } from './figure.ts'
import { report } from './report.ts'
import { lintFigures } from './server/lint.bench.ts'
import { launchListFigures } from './server/launch-list.bench.ts'
import { adFigures } from './server/ads.bench.ts'
import { jobFigures } from './server/jobs.bench.ts'
import { knowledgeFigures } from './server/knowledge.bench.ts'
import { pictureFigures } from './server/pictures.bench.ts'
import { redrawFigures } from './server/redraw.bench.ts'
import { startFigures } from './server/start.bench.ts'

const postgres = process.env['BENCH_DATABASE_URL'] ?? ''

const groups: readonly (readonly [title: string, measure: () => Promise<readonly Figure[]>])[] = [
  ['Calls, beside a bare Koa route with the same SQL', () => callFigures(postgres)],
  ['Making an ad', () => adFigures(postgres)],
  ['Checking an ad while it is typed', lintFigures],
  ['Knowing the business', knowledgeFigures],
  ['Jobs, beside graphile-worker', () => jobFigures(postgres)],
  ['Pictures, beside sharp', async () => [...(await pictureFigures()), ...(await redrawFigures(postgres))]],
  ['Weight of pages: compressed scripts and styles', async () => pageFigures()],
  ['Weight of pictures', () => overviewPictureFigures(process.env['CHROMIUM_PATH'])],
  ['Lighthouse, mobile, empty cache', () => lighthouseFigures(process.env['CHROMIUM_PATH'])],
  ['Changes of pages', () => pageChangeFigures(process.env['CHROMIUM_PATH'])],
  [
    'Long lists',
    async () => [
      ...(await launchListFigures(postgres)),
      ...(await listFigures(process.env['CHROMIUM_PATH'])),
    ],
  ],
  ['Storybook, built, empty cache', () => storybookFigures(process.env['CHROMIUM_PATH'])],
  ['Weight of primitives, beside Radix', primitiveFigures],
  ['Starting with the embedded database', startFigures],
]

const wanted = process.argv.slice(2)
const results: [string, readonly Figure[]][] = []
for (const [title, measure] of groups) {
  if (wanted.length > 0 && !wanted.some((word) => title.toLowerCase().includes(word))) continue
  const started = performance.now()
  // A group that can't be measured here must not lose the figures of the others.
  const figures = await measure().catch((error: unknown): Figure[] => {
    process.exitCode = 1
    return [
      { what: 'not measured', measured: '', note: error instanceof Error ? error.message : String(error) },
    ]
  })
  results.push([title, figures])
  console.log(`\n${title} (${((performance.now() - started) / 1000).toFixed(0)} s)`)
  for (const { what, measured, aim } of figures) {
    const verdict = aim ? ` | ${aim.text}: ${aim.isMet ? 'met' : 'MISSED'}` : ''
    console.log(`  ${what.padEnd(34)} ${measured}${verdict}`)
  }
}
// With only some of the groups, the page would be incomplete.
if (wanted.length === 0) writeFileSync(join(import.meta.dirname, '../results.md'), report(results))
