import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

interface Counts {
  passed: number
  failed: number
}

interface Lane {
  name: string
  command: [program: string, ...args: string[]]
  /** A file with the counts of vitest's json reporter; without it the lane counts as one. */
  counts?: string
}

const root = dirname(import.meta.dirname)
const cache = join(root, '.cache/check')
const unitCounts = join(cache, 'unit.json')
const atOnce = 2

// The longest first, so that the two that run in parallel end together.
const lanes: Lane[] = [
  {
    name: 'unit tests',
    command: [
      'vitest',
      'run',
      '--project=unit',
      '--project=app',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitCounts}`,
    ],
    counts: unitCounts,
  },
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'lint', command: ['oxlint', '--type-aware'] },
  { name: 'floors', command: ['node', 'packages/tooling/src/house/check-house.ts'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'docs', command: ['node', 'scripts/docs.ts', '--check'] },
]

/**
 * Everything that needs neither a browser nor a database: format, lint, types, floors, generated docs, unit
 * tests. Prints a line per lane, the whole output of a failed one, and the total, which counts every unit
 * test and every other lane as one.
 */
export async function check(): Promise<Counts> {
  mkdirSync(cache, { recursive: true })
  const waiting = [...lanes]
  const sum: Counts = { passed: 0, failed: 0 }
  const work = async () => {
    for (let lane = waiting.shift(); lane; lane = waiting.shift()) {
      const { passed, failed } = await runLane(lane)
      sum.passed += passed
      sum.failed += failed
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  console.log(`check: ${sum.passed} passed, ${sum.failed} failed`)
  return sum
}

async function runLane({ name, command, counts }: Lane): Promise<Counts> {
  if (counts) rmSync(counts, { force: true })
  const start = performance.now()
  const { isFine, output } = await run(command)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  if (!isFine) console.log(`\n${output.trimEnd()}\n`)
  console.log(`${isFine ? 'passed' : 'FAILED'}  ${name.padEnd(10)}  ${seconds.padStart(5)} s`)
  const counted = counts ? readCounts(counts) : undefined
  if (isFine) return counted ?? { passed: 1, failed: 0 }
  // A run can also fail outside its tests, for example if a file doesn't load or a rejection isn't handled.
  return { passed: counted?.passed ?? 0, failed: Math.max(1, counted?.failed ?? 0) }
}

function run([program, ...args]: Lane['command']): Promise<{ isFine: boolean; output: string }> {
  const path = [dirname(process.execPath), join(root, 'node_modules/.bin'), process.env['PATH']].join(
    delimiter,
  )
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env: { ...process.env, PATH: path } })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    }
    child.on('error', (error) =>
      resolve({ isFine: false, output: `${program} did not start: ${error.message}` }),
    )
    child.on('close', (code) => resolve({ isFine: code === 0, output }))
  })
}

function readCounts(file: string): Counts | undefined {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as {
      numPassedTests: number
      numFailedTests: number
    }
    return { passed: report.numPassedTests, failed: report.numFailedTests }
  } catch {
    return undefined
  }
}

if (import.meta.main) {
  const { failed } = await check()
  process.exitCode = failed > 0 ? 1 : 0
}
