import { type ImportGraph, reachedFrom } from './import-graph.ts'
import { matchesAny } from '../../packages/tooling/src/tree/glob.ts'
import { hashFiles, hashOf, type Tree } from './tree.ts'

/** The parts of a lane, each with one hash of everything it reads. A part with the hash it passed with need not run. */
export type Parts = ReadonlyMap<string, string>

/** A lane that runs as a whole. */
export function wholeLane(tree: Tree, reads: (path: string) => boolean = () => true): Parts {
  const paths = [...tree.keys()].filter(reads)
  return new Map([['', hashOf(`${basis(tree)} ${hashFiles(tree, paths)}`)]])
}

/**
 * One part a file of code, as the linter reads it: with the types of everything it imports, and with what is declared
 * for all files of its project.
 */
export function lintedFiles(tree: Tree, graph: ImportGraph): Parts {
  const everything = hashFiles(tree)
  const settings = basis(tree)
  const byProject = Map.groupBy(graph.keys(), projectFinder(tree))
  const parts = new Map<string, string>()
  for (const files of byProject.values()) {
    const program = reachedFrom(files, graph, 'imported')
    const ambient = [...program].filter((path) => graph.get(path)?.isAmbient)
    const declared = hashFiles(tree, reachedFrom(ambient, graph, 'imported'))
    for (const file of files) {
      const read = reachedFrom([file], graph, 'imported')
      const own = [...read].some((path) => graph.get(path)?.isIncomplete) ? everything : hashFiles(tree, read)
      parts.set(file, hashOf(`${settings} ${declared} ${own}`))
    }
  }
  return parts
}

/** Tests of one project, and what is loaded before each. */
export interface TestProject {
  readonly include: readonly string[]
  readonly setupFiles?: readonly string[]
}

/**
 * One part a test file, with everything it loads. A file that may read anything else depends on the whole tree, but for
 * modules in `knownReads`, whose reads are listed there as patterns of paths.
 */
export function testFiles(
  tree: Tree,
  graph: ImportGraph,
  projects: readonly TestProject[],
  knownReads: Readonly<Record<string, readonly string[]>>,
): Parts {
  const everything = hashFiles(tree)
  const settings = basis(tree)
  const files = [...graph.keys()]
  const readBy = (path: string): readonly string[] | undefined => {
    const { readsElsewhere, isIncomplete } = graph.get(path) ?? {}
    if (isIncomplete) return undefined
    return readsElsewhere ? knownReads[path] : []
  }
  return new Map(
    projects.flatMap(({ include, setupFiles = [] }) =>
      files
        .filter((path) => matchesAny(path, include))
        .map((path) => {
          const loaded = [...reachedFrom([path, ...setupFiles], graph, 'loaded')]
          const read = loaded.map(readBy)
          const isKnown = read.every((globs) => globs !== undefined)
          const others = isKnown ? [...tree.keys()].filter((other) => matchesAny(other, read.flat())) : []
          const own = isKnown ? hashFiles(tree, new Set([...loaded, ...others])) : everything
          return [path, hashOf(`${settings} ${own}`)]
        }),
    ),
  )
}

/** What every lane rests on: the versions, the settings in the root, the manifests, and the check itself. */
function basis(tree: Tree): string {
  const paths = [...tree.keys()].filter((path) => isSetting.test(path) && !path.endsWith('.md'))
  return hashOf(`${process.version} ${process.platform} ${process.arch} ${hashFiles(tree, paths)}`)
}

const isSetting = /^[^/]+$|(?:^|\/)package\.json$|(?:^|\/)tsconfig(?:\/[^/]*|[^/]*)\.json$|^scripts\/check/

/** The folder of the nearest `tsconfig.json` above a file. */
function projectFinder(tree: Tree): (path: string) => string {
  return (path) => {
    const folders = path.split('/').slice(0, -1)
    for (let depth = folders.length; depth > 0; depth--) {
      const folder = folders.slice(0, depth).join('/')
      if (tree.has(`${folder}/tsconfig.json`)) return folder
    }
    return ''
  }
}
