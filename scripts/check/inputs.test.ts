import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readImportGraph } from './import-graph.ts'
import { lintedFiles, type Parts, testFiles } from './inputs.ts'
import { temporaryTree } from './temporary-tree.ts'
import { readTree, type Tree } from './tree.ts'

type Files = Readonly<Record<string, string>>

const project = { include: ['app/**/*.test.ts'], setupFiles: ['app/setup.ts'] }
const knownReads = { 'app/reads-data.ts': ['data'] }

/** A reader of a folder's parts, and what it says changed since it was asked last. */
function watch(files: Files, read: (root: string, tree: Tree) => Parts) {
  const tree = temporaryTree(files)
  const parts = () => read(tree.root, readTree(tree.root) ?? new Map())
  let before = parts()
  return {
    ...tree,
    changed: () => {
      const now = parts()
      const changed = [...now].flatMap(([part, hash]) => (before.get(part) === hash ? [] : [part]))
      before = now
      return changed
    },
  }
}

function watchTests(files: Files) {
  return watch({ 'app/setup.ts': '', ...files }, (root, tree) =>
    testFiles(tree, readImportGraph(root, tree), [project], knownReads),
  )
}

function watchLint(files: Files) {
  return watch(files, (root, tree) => lintedFiles(tree, readImportGraph(root, tree)))
}

describe('a test file', () => {
  it('is another one with anything it loads, however far away', () => {
    const files: Files = {
      'app/a.test.ts': "import './a.ts'\n",
      'app/a.ts': "export * from './far.ts'\n",
      'app/far.ts': "export const load = () => import('./lazy.ts')\n",
      'app/lazy.ts': '',
      'app/b.test.ts': "import { join } from 'node:path'\nimport { test } from 'vitest'\ntest(join('a'))\n",
      'app/unused.ts': '',
    }
    const { write, changed } = watchTests(files)
    for (const path of ['app/lazy.ts', 'app/far.ts', 'app/a.ts', 'app/a.test.ts']) {
      write(path, `${files[path]}export const more = 1\n`)
      expect(changed()).toEqual(['app/a.test.ts'])
    }
    write('app/unused.ts', 'export const a = 1\n')
    expect(changed()).toEqual([])
  })

  it('is the same with another type', () => {
    const { write, changed } = watchTests({
      'app/a.test.ts': "import type { A } from './a.ts'\nexport const a: A = 1\n",
      'app/a.ts': 'export type A = number\n',
    })
    write('app/a.ts', 'export type A = 1\n')
    expect(changed()).toEqual([])
  })

  it('is another one with the file that is set up before it', () => {
    const { write, changed } = watchTests({ 'app/a.test.ts': '' })
    write('app/setup.ts', 'export const a = 1\n')
    expect(changed()).toEqual(['app/a.test.ts'])
  })

  it('loads what packages of the house export', () => {
    const { root, write, changed } = watchTests({
      '.gitignore': 'node_modules',
      'app/a.test.ts': "import '@aloft/domain/a'\n",
      'domain/package.json': JSON.stringify({ name: '@aloft/domain', exports: { './*': './src/*.ts' } }),
      'domain/src/a.ts': '',
    })
    mkdirSync(join(root, 'node_modules/@aloft'), { recursive: true })
    symlinkSync(join(root, 'domain'), join(root, 'node_modules/@aloft/domain'))
    changed()
    write('domain/src/a.ts', 'export const a = 1\n')
    expect(changed()).toEqual(['app/a.test.ts'])
    write('domain/src/b.ts', '')
    expect(changed()).toEqual([])
  })

  it.each([
    ['reads the disk', "import 'node:fs'\n"],
    ['starts programs', "import { spawn } from 'child_process'\n"],
    ['knows where it is', 'export const here = import.meta.dirname\n'],
    ['knows where it runs', 'export const here = process.cwd()\n'],
    ['computes what it imports', 'export const load = (name: string) => import(`./${name}.ts`)\n'],
    ['imports what is not there', "import './missing.ts'\n"],
    ['cannot be parsed', 'const = 1\n'],
  ])('depends on every file where something it loads %s', (_, text) => {
    const { write, remove, changed } = watchTests({
      'app/a.test.ts': "import './a.ts'\n",
      'app/a.ts': text,
      'app/b.test.ts': 'export const mode = import.meta.env.MODE\n',
      'notes/a.txt': 'a',
    })
    write('notes/a.txt', 'b')
    expect(changed()).toEqual(['app/a.test.ts'])
    write('notes/new.txt', '')
    expect(changed()).toEqual(['app/a.test.ts'])
    remove('notes/a.txt')
    expect(changed()).toEqual(['app/a.test.ts'])
  })

  it('depends on the files that a module is known to read', () => {
    const { write, changed } = watchTests({
      'app/a.test.ts': "import './reads-data.ts'\n",
      'app/reads-data.ts': "import 'node:fs'\n",
      'data/a.txt': 'a',
      'notes/a.txt': 'a',
    })
    write('notes/a.txt', 'b')
    expect(changed()).toEqual([])
    write('data/new.txt', '')
    expect(changed()).toEqual(['app/a.test.ts'])
  })

  it.each([
    'pnpm-lock.yaml',
    'vitest.config.ts',
    'app/package.json',
    'app/tsconfig.json',
    'scripts/check.ts',
  ])('is another one with %s', (path) => {
    const { write, changed } = watchTests({ 'app/a.test.ts': '', 'README.md': '' })
    write('README.md', 'Read')
    expect(changed()).toEqual([])
    write(path, '{}')
    expect(changed()).toEqual(['app/a.test.ts'])
  })
})

describe('a linted file', () => {
  it('is another one with a type it takes, however far away and however it is written', () => {
    const { write, changed } = watchLint({
      'app/a.ts': "import type { B } from './b.ts'\nexport const a: B = 1\n",
      'app/b.ts': "export type B = import('./c.ts').C\n",
      'app/c.ts': 'export type C = number\n',
      'app/d.ts': 'export const d = 1\n',
    })
    write('app/c.ts', 'export type C = 1\n')
    expect(changed()).toEqual(['app/a.ts', 'app/b.ts', 'app/c.ts'])
  })

  it('is another one with what is declared for its project, and not with that of others', () => {
    const { write, changed } = watchLint({
      'app/tsconfig.json': '{}',
      'app/a.ts': '',
      'app/globals.ts': "import type { T } from './t.ts'\ndeclare global {\n  var t: T\n}\n",
      'app/t.ts': 'export type T = 1\n',
      'other/tsconfig.json': '{}',
      'other/a.ts': '',
    })
    write('app/t.ts', 'export type T = 2\n')
    expect(changed()).toEqual(['app/a.ts', 'app/globals.ts', 'app/t.ts'])
  })

  it('is another one with what a project declares that it imports from', () => {
    const { write, changed } = watchLint({
      'app/tsconfig.json': '{}',
      'app/a.ts': '',
      'app/b.ts': "import '../other/globals.ts'\n",
      'other/tsconfig.json': '{}',
      'other/globals.ts': 'declare global {\n  var t: 1\n}\n',
    })
    write('other/globals.ts', 'declare global {\n  var t: 2\n}\n')
    expect(changed()).toEqual(['app/a.ts', 'app/b.ts', 'other/globals.ts'])
  })

  it('depends on every file where an import is not found', () => {
    const { write, changed } = watchLint({
      'app/a.ts': "import './missing.ts'\n",
      'app/b.ts': '',
      'app/c.ts': '',
    })
    write('app/c.ts', 'export const c = 1\n')
    expect(changed()).toEqual(['app/a.ts', 'app/c.ts'])
  })
})
