import type { SourceFile } from '../tree/source-file.ts'
import type { Violation } from '../tree/violation.ts'
import { findRefused } from './find-refused.ts'
import type { Findings } from './find-refused.ts'
import { lastingExceptions } from './lasting-exceptions.ts'
import { compareCounts, countFindings, readNotYet } from './not-yet.ts'
import { ofChain, refusedWords } from './refused-words.ts'

/** The whole list. */
export const allWords = [...refusedWords, ofChain]

/** All refused words in the files, known or not. */
export function findAll(files: readonly SourceFile[]): Findings {
  return findRefused(files, allWords, lastingExceptions)
}

/**
 * New refused words, counts that are too high, and unused exceptions. A tree without counts is a small house built by a
 * test: every refused word is new there, and unused exceptions don't matter.
 */
export function refusedWordViolations(root: string, files: readonly SourceFile[]): Violation[] {
  const { findings, unused } = findAll(files)
  const known = readNotYet(root)
  if (!known) return compareCounts(findings, allWords, countFindings([], allWords))
  return [
    ...compareCounts(findings, allWords, known),
    ...unused.map((found) => ({
      rule: 'exceptions for refused words',
      file: 'packages/tooling/src/words/lasting-exceptions.ts',
      line: 0,
      found,
      reason: 'no longer needed: remove it',
    })),
  ]
}
