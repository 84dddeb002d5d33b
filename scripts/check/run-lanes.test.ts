import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { wholeLane } from './inputs.ts'
import { type Lane, runLanes } from './run-lanes.ts'
import { temporaryTree } from './temporary-tree.ts'
import { hashFiles } from './tree.ts'

const printed: string[] = []
beforeEach(() => {
  printed.length = 0
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)))
})

/** Runs lanes in a folder as `npm run check` does, or as `npm test` does. */
function checkIn(root: string, lanes: readonly Lane[]) {
  const folder = mkdtempSync(join(tmpdir(), 'aloft-passed-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const passedFile = join(folder, 'passed.json')
  return {
    again: () => runLanes(lanes, { root, passedFile, skipsUnchanged: true }),
    whole: () => runLanes(lanes, { root, passedFile, skipsUnchanged: false }),
  }
}

const ran = { passed: 1, failed: 0 }
const failed = { passed: 0, failed: 1 }
const skipped = { passed: 0, failed: 0 }

/** Passes unless a.txt says otherwise. */
const lane: Lane = {
  name: 'words',
  parts: (tree) => wholeLane(tree),
  command: () => [
    'node',
    '-e',
    "process.exit(require('fs').readFileSync('a.txt', 'utf8') === 'bad' ? 1 : 0)",
  ],
}

describe('a lane of the check', () => {
  it('is skipped while nothing has changed, and says so', async () => {
    const { again } = checkIn(temporaryTree({ 'a.txt': 'good' }).root, [lane])
    expect(await again()).toEqual(ran)
    expect(await again()).toEqual(skipped)
    expect(printed).toContainEqual(expect.stringMatching(/^skipped words .*unchanged since it passed$/))
  })

  it('runs again after a change, with a new file that nobody has added, and without one that is deleted', async () => {
    const { root, write, git, remove } = temporaryTree({ 'a.txt': 'good', 'b.txt': 'b' })
    git('add', '.')
    const { again } = checkIn(root, [lane])
    await again()
    write('b.txt', 'c')
    expect(await again()).toEqual(ran)
    write('new.txt', '')
    expect(await again()).toEqual(ran)
    remove('b.txt')
    expect(await again()).toEqual(ran)
    expect(await again()).toEqual(skipped)
  })

  it('is skipped where only ignored files changed', async () => {
    const { root, write } = temporaryTree({ 'a.txt': 'good', '.gitignore': 'made/' })
    const { again } = checkIn(root, [lane])
    await again()
    write('made/b.txt', 'b')
    expect(await again()).toEqual(skipped)
  })

  it('runs until it passes', async () => {
    const { root, write } = temporaryTree({ 'a.txt': 'bad' })
    const { again } = checkIn(root, [lane])
    expect(await again()).toEqual(failed)
    expect(await again()).toEqual(failed)
    write('a.txt', 'good')
    expect(await again()).toEqual(ran)
  })

  it('runs in every whole check, which spares the next one what passed', async () => {
    const { again, whole } = checkIn(temporaryTree({ 'a.txt': 'good' }).root, [lane])
    expect(await whole()).toEqual(ran)
    expect(await whole()).toEqual(ran)
    expect(await again()).toEqual(skipped)
  })

  it('runs again if a file was edited while it ran, also once the edit is undone', async () => {
    const editing: Lane = {
      ...lane,
      command: () => ['node', '-e', "require('fs').appendFileSync('a.txt', 'more')"],
    }
    const { root, write } = temporaryTree({ 'a.txt': 'good' })
    const { again } = checkIn(root, [editing])
    expect(await again()).toEqual(ran)
    write('a.txt', 'good')
    expect(await again()).toEqual(ran)
  })

  it('runs each time in a folder that Git does not know', async () => {
    const { again } = checkIn(temporaryTree({ 'a.txt': 'good' }, { hasGit: false }).root, [lane])
    expect(await again()).toEqual(ran)
    expect(await again()).toEqual(ran)
  })
})

describe('a lane with parts', () => {
  it('runs for those that have changed since they passed', async () => {
    const { root, write } = temporaryTree({
      '.gitignore': 'ran.txt',
      'a.txt': 'a',
      'b.txt': 'b',
      'c.txt': 'c',
    })
    const byFile: Lane = {
      name: 'files',
      unit: 'files',
      parts: (tree) => new Map(['a.txt', 'b.txt', 'c.txt'].map((path) => [path, hashFiles(tree, [path])])),
      command: (some = ['all']) => [
        'node',
        '-e',
        `require('fs').writeFileSync('ran.txt', '${some.join(' ')}')`,
      ],
    }
    const { again } = checkIn(root, [byFile])
    const partsRun = async () => {
      await again()
      return readFileSync(join(root, 'ran.txt'), 'utf8')
    }
    expect(await partsRun()).toBe('all')
    write('b.txt', 'B')
    expect(await partsRun()).toBe('b.txt')
    expect(printed).toContainEqual(expect.stringContaining('1 of 3 files, the others unchanged'))
    write('a.txt', 'A')
    write('c.txt', 'C')
    expect(await partsRun()).toBe('a.txt c.txt')
  })
})
