import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every file that Git tracks or would track, as it is on disk, by path from the root. */
export type Tree = ReadonlyMap<string, TreeFile>

export interface TreeFile {
  /** The hash of its content. */
  readonly hash: string
  /** Its content, for a file of code. */
  readonly text?: string
}

const code = /\.(?:[cm]?[jt]s|[jt]sx)$/

/** Reads the files below `root`; deleted ones are left out. Undefined where Git doesn't know the folder. */
export function readTree(root: string): Tree | undefined {
  const files = listFiles(root).flatMap((path) => {
    const content = read(join(root, path))
    return content ? [[path, { hash: hashOf(content), ...textOf(path, content) }] as const] : []
  })
  return files.length > 0 ? new Map(files) : undefined
}

/** One hash for files of a tree, their names included. */
export function hashFiles(tree: Tree, paths: Iterable<string> = tree.keys()): string {
  return hashOf(
    [...paths]
      .toSorted()
      .map((path) => `${path} ${tree.get(path)?.hash}`)
      .join('\n'),
  )
}

export function hashOf(content: string | Buffer): string {
  return createHash('sha1').update(content).digest('hex')
}

function listFiles(root: string): string[] {
  try {
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate']
    const listed = execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 ** 2,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return listed.split('\0').filter(Boolean)
  } catch {
    return []
  }
}

function read(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

function textOf(path: string, content: Buffer): Pick<TreeFile, 'text'> {
  return code.test(path) ? { text: content.toString('utf8') } : {}
}
