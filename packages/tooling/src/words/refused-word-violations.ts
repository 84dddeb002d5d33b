import { catalogueTexts, quotedTexts } from '../texts/catalogue-texts.ts'
import { componentDocsTexts } from '../texts/component-docs-texts.ts'
import type { SourceFile } from '../tree/source-file.ts'
import type { Violation } from '../tree/violation.ts'
import { americanSpelling } from './american-spelling.ts'
import { findInTexts } from './find-in-texts.ts'
import { findRefused } from './find-refused.ts'
import type { Finding } from './find-refused.ts'
import { keyExceptions } from './key-exceptions.ts'
import { lastingExceptions } from './lasting-exceptions.ts'
import { compareCounts, countFindings, readNotYet } from './not-yet.ts'
import { plainEnglish } from './plain-english.ts'
import { ofChain, refusedWords } from './refused-words.ts'
import { sentenceFaults } from './sentence-faults.ts'
import { userWords } from './user-words.ts'

/** The whole list. */
export const allWords = [
  ...refusedWords,
  ...plainEnglish,
  ...americanSpelling,
  ofChain,
  ...userWords,
  ...sentenceFaults,
]

/** Refused words in the tree, and exceptions none of them needs, each with the file that lists it. */
export interface TreeFindings {
  findings: Finding[]
  unused: { file: string; found: string }[]
}

const folder = 'packages/tooling/src/words'

/** All refused words in the files, known or not. */
export function findAll(files: readonly SourceFile[]): TreeFindings {
  const inCode = findRefused(files, allWords, lastingExceptions)
  const texts = [...catalogueTexts(files), ...componentDocsTexts(files)]
  const inTexts = findInTexts(texts, quotedTexts(files), allWords, keyExceptions)
  return {
    findings: [...inCode.findings, ...inTexts.findings],
    unused: [
      ...inCode.unused.map((found) => ({ file: `${folder}/lasting-exceptions.ts`, found })),
      ...inTexts.unused.map((found) => ({ file: `${folder}/key-exceptions.ts`, found })),
    ],
  }
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
    ...unused.map(({ file, found }) => ({
      rule: 'exceptions for refused words',
      file,
      line: 0,
      found,
      reason: 'no longer needed: remove it',
    })),
  ]
}
