import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { type ImportGraph, readImportGraph } from './import-graph.ts'
import type { Parts } from './inputs.ts'
import { afterPass, changedParts, readPassed, writePassed } from './passed.ts'
import { hashFiles, readTree, type Tree } from './tree.ts'

export interface Counts {
  passed: number
  failed: number
}

export interface Lane {
  readonly name: string
  /** What it is made of, each part with the hash of all it reads. */
  readonly parts: (tree: Tree, graph: () => ImportGraph) => Parts
  /** Its command, for some of its parts or for all. */
  readonly command: (some?: readonly string[]) => Command
  /** What its parts are called where only some of them run. */
  readonly unit?: string
  /** A file with the counts of vitest's json reporter; without it the lane counts as one. */
  readonly counts?: string
}

type Command = readonly [program: string, ...args: string[]]

export interface CheckOptions {
  readonly root: string
  /** Where it is written down what passed. */
  readonly passedFile: string
  /** Leaves out what has not changed since it passed. */
  readonly skipsUnchanged: boolean
}

const atOnce = 2

type LaneParts = ReadonlyMap<Lane, Parts>

/**
 * Runs lanes, two at once. Prints a line a lane, the whole output of one that fails, and the sum; the sum counts every
 * unit test and every other lane as one. Writes down what passed.
 */
export async function runLanes(lanes: readonly Lane[], options: CheckOptions): Promise<Counts> {
  const { root, passedFile, skipsUnchanged } = options
  const tree = readTree(root)
  const parts = tree && readParts(root, tree, lanes)
  const known = readPassed(passedFile)
  const sum: Counts = { passed: 0, failed: 0 }
  const fine: Lane[] = []
  const waiting = [...lanes]
  const work = async () => {
    for (let lane = waiting.shift(); lane; lane = waiting.shift()) {
      const ofLane = parts?.get(lane)
      const changed = ofLane && skipsUnchanged ? changedParts(lane.name, ofLane, known) : undefined
      if (changed?.length === 0) {
        console.log(`skipped ${lane.name.padEnd(10)}           unchanged since it passed`)
        continue
      }
      const some = changed && ofLane && changed.length < ofLane.size ? changed : undefined
      const note = some && `  ${some.length} of ${ofLane?.size} ${lane.unit}, the others unchanged`
      const { passed, failed } = await runLane(lane, root, some, note)
      sum.passed += passed
      sum.failed += failed
      if (failed === 0) fine.push(lane)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  if (tree && parts) {
    const partsNow = readPartsAgain(root, tree, parts, lanes)
    const passed = fine.map((lane) => [lane.name, afterPass(parts.get(lane), partsNow.get(lane))])
    writePassed(passedFile, { ...known, ...Object.fromEntries(passed) })
  }
  const rest = fine.length < lanes.length && sum.failed === 0 ? ', the rest unchanged since it passed' : ''
  console.log(`check: ${sum.passed} passed, ${sum.failed} failed${rest}`)
  return sum
}

function readParts(root: string, tree: Tree, lanes: readonly Lane[]): LaneParts {
  let graph: ImportGraph | undefined
  return new Map(lanes.map((lane) => [lane, lane.parts(tree, () => (graph ??= readImportGraph(root, tree)))]))
}

/** A file that was edited while the lanes ran has not been checked as it is now, nor perhaps as it was before. */
function readPartsAgain(root: string, tree: Tree, parts: LaneParts, lanes: readonly Lane[]): LaneParts {
  const treeNow = readTree(root) ?? new Map()
  return hashFiles(treeNow) === hashFiles(tree) ? parts : readParts(root, treeNow, lanes)
}

async function runLane(
  { name, command, counts }: Lane,
  root: string,
  some?: readonly string[],
  note = '',
): Promise<Counts> {
  if (counts) {
    mkdirSync(dirname(counts), { recursive: true })
    rmSync(counts, { force: true })
  }
  const start = performance.now()
  const { isFine, output } = await run(command(some), root)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  if (!isFine) console.log(`\n${output.trimEnd()}\n`)
  console.log(`${isFine ? 'passed' : 'FAILED'}  ${name.padEnd(10)}  ${seconds.padStart(5)} s${note}`)
  const counted = counts ? readCounts(counts) : undefined
  if (isFine) return counted ?? { passed: 1, failed: 0 }
  // A run can also fail beside its tests: a file that does not load, an error nobody awaited.
  return { passed: counted?.passed ?? 0, failed: Math.max(1, counted?.failed ?? 0) }
}

function run([program, ...args]: Command, root: string): Promise<{ isFine: boolean; output: string }> {
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
