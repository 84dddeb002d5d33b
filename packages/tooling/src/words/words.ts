import { join } from 'node:path'
import { sourceFiles } from '../tree/files.ts'
import { readSourceFile } from '../tree/source-file.ts'
import type { Finding } from './find-refused.ts'
import { lowerCounts, readNotYet, writeNotYet } from './not-yet.ts'
import { allWords, findAll } from './refused-word-violations.ts'

// `node packages/tooling/src/words/words.ts` counts the remaining refused words. `words.ts look` lists the
// places of one word, `words.ts look server` those below a folder, and `words.ts --write` lowers the counts
// in not-yet.json.

const root = join(import.meta.dirname, '../../../..')

function countLines(findings: readonly Finding[]): string[] {
  const byWord = Map.groupBy(findings, ({ word }) => word.refused)
  const lines = [...byWord]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([word, { length }]) => `${String(length).padStart(6)}  ${word}`)
  return [...lines, `${String(findings.length).padStart(6)}  in all`]
}

function placeLines(findings: readonly Finding[], refused: string, path: string): string[] {
  return findings
    .filter(({ word, file }) => word.refused === refused && file.startsWith(path))
    .map(({ file, line, found }) => `${line ? `${file}:${line}` : file}  ${found}`)
}

if (import.meta.main) {
  const { findings } = findAll(sourceFiles(root).map((path) => readSourceFile(root, path)))
  const [word, path = ''] = process.argv.slice(2)
  try {
    if (word === '--write') writeNotYet(root, lowerCounts(findings, allWords, readNotYet(root)))
    else console.log((word ? placeLines(findings, word, path) : countLines(findings)).join('\n'))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
