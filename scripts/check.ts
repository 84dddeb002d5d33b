import { join } from 'node:path'
import { lintedFiles, testFiles, wholeLane } from './check/inputs.ts'
import { type Counts, type Lane, runLanes } from './check/run-lanes.ts'
import { appProject, unitProject } from './check/unit-projects.ts'
import { root } from './root.ts'

const cache = join(root, '.cache/check')
const unitCounts = join(cache, 'unit.json')

/** What these modules read from disk, as paths from the root. Installed packages need no mention. */
const knownReads = {
  'packages/copywriter/src/briefs/fixture-briefs.ts': ['server/demo-sites'],
  'packages/site-reader/src/sentences/english.ts': [],
  'packages/copywriter/src/trades/catalogue.test.ts': ['packages/copywriter/src/trades'],
  'packages/creative/src/fonts/browser-font-files.ts': [],
  'packages/creative/src/fonts/font-licenses.test.ts': [],
  'packages/creative/src/fonts/node-font-files.ts': [],
  // Both linters and the compiler get the document, which is built from what the test imports, in a temporary folder.
  'packages/tooling/src/api-document/generate-client.ts': [],
  'packages/tooling/src/api-document/lint-document.ts': [],
  'packages/tooling/src/texts/grammar.test.ts': ['packages/messages/src'],
  'packages/tooling/src/texts/spelling.test.ts': ['packages/messages', 'docs', 'README.md'],
  // Files that the two tests above name, and the dictionary.
  'packages/tooling/src/texts/read-texts.ts': [],
  'packages/tooling/src/texts/spelling.ts': [],
  'packages/tooling/src/tree/source-file.ts': [],
  'scripts/api-document.test.ts': [],
}

// The longest first, so that the two that run in parallel end together.
const lanes: Lane[] = [
  {
    name: 'unit tests',
    unit: 'files',
    parts: (tree, graph) => testFiles(tree, graph(), [unitProject.test, appProject.test], knownReads),
    command: (some = []) => [
      'vitest',
      'run',
      '--project=unit',
      '--project=app',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitCounts}`,
      ...some,
    ],
    counts: unitCounts,
  },
  {
    name: 'types',
    parts: (tree) => wholeLane(tree, (path) => /\.(?:[cm]?[jt]s|tsx|json)$/.test(path)),
    command: () => ['tsc', '-b'],
  },
  {
    name: 'lint',
    unit: 'files',
    parts: (tree, graph) => lintedFiles(tree, graph()),
    // What its settings ignore is no error when it's named.
    command: (some = []) => ['oxlint', '--type-aware', '--no-error-on-unmatched-pattern', ...some],
  },
  {
    name: 'floors',
    parts: (tree) => wholeLane(tree),
    command: () => ['node', 'packages/tooling/src/house/check-house.ts'],
  },
  { name: 'format', parts: (tree) => wholeLane(tree), command: () => ['oxfmt', '--check'] },
  { name: 'docs', parts: (tree) => wholeLane(tree), command: () => ['node', 'scripts/docs.ts', '--check'] },
]

/**
 * Everything that needs neither a browser nor a database: format, lint, types, floors, generated docs, unit tests.
 * Leaves out what is unchanged since it passed only where `skipsUnchanged` asks for it.
 */
export function check({ skipsUnchanged = false } = {}): Promise<Counts> {
  return runLanes(lanes, { root, passedFile: join(cache, 'passed.json'), skipsUnchanged })
}

if (import.meta.main) {
  const unknown = process.argv.slice(2)
  if (unknown.length > 0) {
    console.error(`npm run check takes no ${unknown.join(' ')}; npm run only <words> runs a few tests.`)
    process.exit(2)
  }
  const { failed } = await check({ skipsUnchanged: true })
  process.exitCode = failed > 0 ? 1 : 0
}
