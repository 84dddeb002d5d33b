import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyHouse } from '../packages/tooling/src/house/copy-house.ts'
import { root } from './root.ts'
import type { LaneResult } from './test-failures.ts'

/** One of each, in areas that have such things and in areas that don't yet. */
const samples = [
  ['action', 'zz-new-call', 'launches/lists'],
  ['action', 'zz-other-call', 'flows'],
  ['action', 'get-zz-call', 'launches/lists'],
  ['action', 'count-zz-calls', 'plans'],
  ['linked-modal', 'zz-linked-modal', 'account'],
  ['machine', 'zz-new-process', 'plans'],
  ['modal', 'zz-new-modal', 'teams'],
  ['modal', 'zz-other-modal', 'ads'],
  ['screen', 'zz-new-page', 'teams'],
  ['screen', 'zz-other-page', 'account'],
  ['value', 'zz-new-value', 'google'],
  ['view', 'zz-new-view', 'reports'],
] as const

/** A value of ads is declared once: its line, its name, and what is written from them. */
const mostFilesOfValue = 5

/** What the checks read in the root, beside what every copy has. */
const settings = [
  '.gitignore',
  '.oxfmtrc.json',
  '.oxlintrc.json',
  '.storybook',
  'chromatic.config.json',
  'tsconfig.json',
  'vitest.config.ts',
  'vitest.server.ts',
  'vitest.stories.ts',
]

const vitest = (project: string, ...filters: string[]) => ['vitest', 'run', '--project', project, ...filters]

const checks: Readonly<Record<string, readonly string[]>> = {
  types: ['tsc', '-b'],
  floors: ['node', 'packages/tooling/src/house/check-house.ts'],
  format: ['oxfmt', '--check'],
  docs: ['node', 'scripts/docs.ts', '--check'],
  units: vitest('unit', 'zz-', 'stories/', 'packages/contract', 'packages/messages'),
  app: vitest('app', 'routes', 'modal-table'),
  server: vitest('server', 'zz-', 'areas/handlers', 'http/statements'),
  stories: vitest('stories', 'zz-'),
}

/**
 * Runs `npm run new` for one thing of each kind in a copy of the repository, then checks the result as a whole. There are
 * no reference pictures in the copy, so that each story is only compared with itself.
 */
export function checkGenerators(env: Readonly<Record<string, string | undefined>>): LaneResult {
  const house = join(root, '.cache/generated-house')
  rmSync(house, { recursive: true, force: true })
  // First, so that the compiler takes every source for newer and looks at what it says.
  const known = join(root, '.cache/types')
  if (existsSync(known)) cpSync(known, join(house, '.cache/types'), { recursive: true })
  // Below the repository, whose installed packages the browser may load.
  copyHouse(house)
  for (const path of settings) cpSync(join(root, path), join(house, path), { recursive: true })
  // Otherwise the formatter and the linter would skip the folder as one that git ignores.
  mkdirSync(join(house, '.git'))
  const results = new Map<string, string>()
  const run = (name: string, [command = '', ...args]: readonly string[]): string => {
    console.log(`\n${name}: ${[command, ...args].join(' ')}`)
    const done = spawnSync(command, args, { cwd: house, encoding: 'utf8', env: { ...process.env, ...env } })
    const output = `${done.stdout}${done.stderr}`
    results.set(name, done.status === 0 ? '' : output || String(done.error))
    if (done.status !== 0) console.log(output)
    return done.stdout
  }
  const isFile = (line: string) => line !== '' && existsSync(join(house, line))
  const written = samples.map((words) => {
    const output = run(`new ${words.join(' ')}`, ['node', 'packages/tooling/src/generators/new.ts', ...words])
    return { kind: words[0], paths: output.split('\n').filter(isFile) }
  })
  const ofValue = written.find(({ kind }) => kind === 'value')?.paths ?? []
  const isFew = ofValue.length <= mostFilesOfValue
  results.set('files of a value', isFew ? '' : `a new value touches ${ofValue.length} files`)
  const code = new Set(written.flatMap(({ paths }) => paths).filter((path) => /\.tsx?$/.test(path)))
  run('lint', ['oxlint', '--type-aware', '--no-error-on-unmatched-pattern', ...code])
  for (const [name, command] of Object.entries(checks)) run(name, command)
  rmSync(house, { recursive: true })
  const failures = [...results].filter(([, output]) => output !== '')
  return {
    passed: results.size - failures.length,
    failed: failures.length,
    skipped: 0,
    failures: failures.map(([name, output]) => `generators > ${name}\n${output.slice(-2000)}`),
  }
}
