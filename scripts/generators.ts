import { spawn } from 'node:child_process'
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
const valueTable = 'packages/domain/src/balloons/generated/component-table.rules.ts'

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

type Command = readonly [name: string, words: readonly string[]]

/** Side by side, as there are two cores; tests in sequence, as they share a cache. */
const checksAtOnce: readonly (readonly Command[])[] = [
  [
    ['types', ['tsc', '-b']],
    ['floors', ['node', 'packages/tooling/src/house/check-house.ts']],
    ['docs', ['node', 'scripts/docs.ts', '--check']],
    ['format', ['oxfmt', '--check']],
  ],
  [
    ['stories', vitest('stories', 'zz-')],
    ['server', vitest('server', 'zz-', 'areas/handlers')],
    ['statements', vitest('server', 'http/statements', '-t', 'zz-')],
    ['app', vitest('app', 'routes', 'modal-table')],
    ['units', vitest('unit', 'zz-', 'stories/', 'packages/contract', 'packages/messages')],
  ],
]

/**
 * Runs `npm run new` for one thing of each kind in a copy of the repository, then checks the result as a whole. There are
 * no reference pictures in the copy, so that each story is only compared with itself.
 */
export async function checkGenerators(
  env: Readonly<Record<string, string | undefined>>,
): Promise<LaneResult> {
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
  const run = async (name: string, words: readonly string[]): Promise<string> => {
    const started = performance.now()
    const { isFine, output, printed } = await execute(words, house, { ...process.env, ...env })
    results.set(name, isFine ? '' : output || 'failed, and said nothing')
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${isFine ? 'passed' : 'FAILED'}  ${seconds.padStart(5)} s  ${name}: ${words.join(' ')}`)
    if (!isFine) console.log(output)
    return printed
  }
  const isFile = (line: string) => line !== '' && existsSync(join(house, line))
  const written: { kind: string; paths: string[] }[] = []
  const absent: string[] = []
  for (const words of samples) {
    const printed = await run(`new ${words.join(' ')}`, [
      'node',
      'packages/tooling/src/generators/new.ts',
      ...words,
    ])
    written.push({ kind: words[0], paths: printed.split('\n').filter(isFile) })
    const [, next = ''] = printed.split('\nNext:')
    if (next.trim() === '') absent.push(`any step after new ${words.join(' ')}`)
    absent.push(...(next.match(/[\w-]+\/[\w./-]+/g) ?? []).filter((path) => !isFile(path)))
  }
  results.set('files named as next steps', absent.length > 0 ? `${absent.join(', ')} does not exist` : '')
  const ofValue = written.find(({ kind }) => kind === 'value')?.paths ?? []
  const isFew = ofValue.includes(valueTable) && ofValue.length <= mostFilesOfValue
  results.set('files of a value', isFew ? '' : `a new value touches ${ofValue.join(', ') || 'no files'}`)
  const code = new Set(written.flatMap(({ paths }) => paths).filter((path) => /\.tsx?$/.test(path)))
  const lint: Command = ['lint', ['oxlint', '--type-aware', '--no-error-on-unmatched-pattern', ...code]]
  const [others = [], tests = []] = checksAtOnce
  await Promise.all(
    [[...others, lint], tests].map(async (checks) => {
      for (const [name, words] of checks) await run(name, words)
    }),
  )
  rmSync(house, { recursive: true })
  const failures = [...results].filter(([, output]) => output !== '')
  return {
    passed: results.size - failures.length,
    failed: failures.length,
    skipped: 0,
    failures: failures.map(([name, output]) => `generators > ${name}\n${output.slice(-2000)}`),
  }
}

/** Runs a program to its end. `printed` is what it wrote to its standard output, `output` everything. */
function execute(
  [program = '', ...args]: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<{ isFine: boolean; printed: string; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let [printed, output] = ['', '']
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text
      output += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.on('error', (error) => resolve({ isFine: false, printed, output: String(error) }))
    child.on('close', (code) => resolve({ isFine: code === 0, printed, output }))
  })
}
