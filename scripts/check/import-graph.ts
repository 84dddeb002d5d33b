import { createRequire, isBuiltin } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { readImports } from '../../packages/tooling/src/tree/imports.ts'
import type { Tree } from './tree.ts'

/** What a file of the tree takes from others. */
export interface Module {
  /** Files that are loaded when it runs. */
  readonly loaded: readonly string[]
  /** Files it imports, also for types alone. */
  readonly imported: readonly string[]
  /** Whether it may read, when it runs, what it doesn't import: the disk, other programs, its own place. */
  readonly readsElsewhere: boolean
  /** Whether it has an import that was not found in the tree. */
  readonly isIncomplete: boolean
  /** Whether it declares types for files that don't import it. */
  readonly isAmbient: boolean
}

export type ImportGraph = ReadonlyMap<string, Module>

const nothingBeyond = [
  'assert',
  'async_hooks',
  'buffer',
  'crypto',
  'events',
  'http',
  'https',
  'net',
  'os',
  'path',
  'perf_hooks',
  'stream',
  'string_decoder',
  'timers',
  'tls',
  'url',
  'util',
  'zlib',
]
const ownPlace = /\bimport\.meta(?!\.(?:env|main)\b)|\bprocess\.(?!env\b)\w/
const ambient = /\bdeclare\s+(?:global|module)\b/
const typeOfModule = /\bimport\(\s*['"]([^'"]+)['"]/g

/** The imports of every file of code in a tree. */
export function readImportGraph(root: string, tree: Tree): ImportGraph {
  const resolve = resolver(root, tree)
  return new Map(
    [...tree].flatMap(([path, { text }]) =>
      text === undefined ? [] : [[path, readModule(path, text, resolve)] as const],
    ),
  )
}

/** The files reached from some by imports, these included. */
export function reachedFrom(
  starts: Iterable<string>,
  graph: ImportGraph,
  by: 'loaded' | 'imported',
): ReadonlySet<string> {
  const reached = new Set(starts)
  for (const path of reached) for (const next of graph.get(path)?.[by] ?? []) reached.add(next)
  return reached
}

function readModule(path: string, text: string, resolve: Resolve): Module {
  const found = importsIn(path, text)
  if (!found) {
    return { loaded: [], imported: [], readsElsewhere: true, isIncomplete: true, isAmbient: true }
  }
  const targets = found.imports.map(({ specifier, typeOnly }) => ({
    typeOnly,
    ...resolve(path, specifier),
  }))
  // `import('./a.ts').A` names a type. In a text or a comment the same leads nowhere, or to a file too many.
  const types = Array.from(text.matchAll(typeOfModule), ([, specifier = '']) => resolve(path, specifier))
  return {
    loaded: targets.flatMap(({ file, typeOnly }) => (file && !typeOnly ? [file] : [])),
    imported: [...targets, ...types].flatMap(({ file }) => file ?? []),
    readsElsewhere:
      found.hasComputedImport ||
      ownPlace.test(text) ||
      targets.some(({ readsElsewhere, typeOnly }) => readsElsewhere && !typeOnly),
    isIncomplete: targets.some(({ isMissing }) => isMissing),
    isAmbient: path.endsWith('.d.ts') || ambient.test(text),
  }
}

function importsIn(path: string, text: string): ReturnType<typeof readImports> | undefined {
  try {
    return readImports(path, text)
  } catch {
    return undefined
  }
}

interface Target {
  readonly file?: string
  readonly isMissing?: boolean
  readonly readsElsewhere?: boolean
}

type Resolve = (from: string, specifier: string) => Target

/** Follows paths and the packages of the house; what is installed stays as it is until the lockfile changes. */
function resolver(root: string, tree: Tree): Resolve {
  const requireIn = new Map<string, NodeJS.Require>()
  return (from, specifier) => {
    if (isBuiltin(specifier)) return { readsElsewhere: !isHarmless(specifier) }
    if (!/^[./#]|^@aloft\/|:/.test(specifier)) return {}
    const folder = dirname(from)
    const require = requireIn.get(folder) ?? createRequire(join(root, from))
    requireIn.set(folder, require)
    const file = find(root, require, specifier.replace(/\?.*/, ''))
    return file && tree.has(file) ? { file } : { isMissing: true }
  }
}

function isHarmless(builtin: string): boolean {
  const [name = ''] = builtin.replace('node:', '').split('/')
  return nothingBeyond.includes(name)
}

function find(root: string, require: NodeJS.Require, specifier: string): string | undefined {
  try {
    return relative(root, require.resolve(specifier)).replaceAll('\\', '/')
  } catch {
    return undefined
  }
}
