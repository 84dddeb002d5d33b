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
  /** Names of the test and, before it, of its groups; empty for the whole file. */
  names: string[]
}

/** Whether a file holds tests: of vitest, of the journeys, of a gateway's suite, or stories. */
export function isTestFile(path: string): boolean {
  return /\.(test|spec|suite|stories)\.tsx?$/.test(path)
}

/** The proofs in all test files below `root`. */
export function readProofs(root: string): Proof[] {
  const texts = sourceFiles(root)
    .filter(isTestFile)
    .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const)
  // Most files cite nothing, and parsing takes far longer than reading.
  const citing = texts.filter(([, text]) => findCitations(text).length > 0)
  return findProofs(citing.map(([path, text]) => parseSource(path, text)))
}

/** The requirements named in these test files, once for each test, in order. */
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

// A comment applies to the code below it.
function followingCode(file: Pick<SourceFile, 'text' | 'comments'>, offset: number): number {
  const comment = file.comments.find(({ start, end }) => start <= offset && offset < end)
  if (!comment) return offset
  return followingCode(file, comment.end + file.text.slice(comment.end).search(/\S|$/))
}
