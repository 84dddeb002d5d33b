import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles } from '../tree/files.ts'
import { parseSource } from '../tree/source-file.ts'
import type { SourceFile } from '../tree/source-file.ts'
import { findCitations } from './citations.ts'
import { namedParts } from './test-names.ts'

/** A test that names a requirement. */
export interface Proof {
  number: string
  /** From the root of the repository. */
  file: string
  /** Of the test, below those of its groups; empty where the whole file is meant. */
  names: string[]
}

/** Whether a file holds tests: of vitest, of the journeys, of a gateway's suite, or stories. */
export function isTestFile(path: string): boolean {
  return /\.(test|spec|suite|stories)\.tsx?$/.test(path)
}

/** The proofs in every file of tests below `root`. */
export function readProofs(root: string): Proof[] {
  const texts = sourceFiles(root)
    .filter(isTestFile)
    .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const)
  // Most cite nothing, and parsing takes far longer than reading.
  const citing = texts.filter(([, text]) => findCitations(text).length > 0)
  return findProofs(citing.map(([path, text]) => parseSource(path, text)))
}

/** Every requirement that these files of tests name, once for each test, in their order. */
export function findProofs(files: readonly SourceFile[]): Proof[] {
  return files.flatMap((file) => {
    const parts = namedParts(file)
    const proofs = findCitations(file.text).map(({ number, offset }) => {
      const subject = followingCode(file, offset)
      const around = parts.filter(({ start, end }) => start <= subject && subject < end)
      return { number, file: file.path, names: around.map(({ name }) => name) }
    })
    return [...new Map(proofs.map((proof) => [[proof.number, ...proof.names].join('\n'), proof])).values()]
  })
}

// A comment speaks of what it stands above.
function followingCode(file: Pick<SourceFile, 'text' | 'comments'>, offset: number): number {
  const comment = file.comments.find(({ start, end }) => start <= offset && offset < end)
  if (!comment) return offset
  return followingCode(file, comment.end + file.text.slice(comment.end).search(/\S|$/))
}
