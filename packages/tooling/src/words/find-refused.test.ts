import { expect, test } from 'vitest'
import { parseSource } from '../tree/source-file.ts'
import { findRefused } from './find-refused.ts'
import type { LastingException } from './lasting-exceptions.ts'
import type { RefusedWord } from './refused-word.ts'

const why = { write: 'another', reason: 'a reason' }
const words: RefusedWord[] = [
  { refused: 'tell', names: 'tell, told', prose: 'tell, told', ...why },
  { refused: 'look', names: 'look', prose: 'a look', ...why },
  { refused: 'look again', names: 'look again', ...why },
  { refused: 'bench', names: 'bench', within: ['packages/**'], notWithin: ['packages/gym/**'], ...why },
]

function check(path: string, code: string, exceptions: LastingException[] = []) {
  return findRefused([parseSource(path, code)], words, exceptions)
}

function found(path: string, code: string, exceptions: LastingException[] = []): string[] {
  return check(path, code, exceptions).findings.map(
    ({ word, file, line, found: text }) => `${word.refused} @ ${file}:${line} ${text}`,
  )
}

test('names, with the longest row that fits', () => {
  expect(found('e2e/a.ts', '\nconst toldOnce = 1\nfunction lookAgain() {}')).toEqual([
    'tell @ e2e/a.ts:2 toldOnce',
    'look again @ e2e/a.ts:3 lookAgain',
  ])
  expect(found('e2e/a.ts', 'const foretelling = outlook.told')).toEqual([])
})

test('names of files and folders, each folder once', () => {
  const files = ['e2e/told/look-at.job.ts', 'e2e/told/b.ts'].map((path) => parseSource(path, ''))
  const { findings } = findRefused(files, words, [])
  expect(
    findings.map(({ word, file, line, found: text }) => `${word.refused} @ ${file}:${line} ${text}`),
  ).toEqual(['look @ e2e/told/look-at.job.ts:0 look-at.job.ts', 'tell @ e2e/told:0 told/'])
})

test('comments, on the line of the word', () => {
  expect(found('e2e/a.ts', '// It has\n/*\n * told, and a\n * look\n */')).toEqual([
    'tell @ e2e/a.ts:3 … * told, and a …',
    'look @ e2e/a.ts:3 … * told, and a …',
  ])
  expect(found('e2e/a.ts', "const a = 'told'\nconst b = `told`")).toEqual([])
})

test('what a comment quotes is not its own word', () => {
  expect(found('e2e/a.ts', '// `told` and "I told you" and “told”')).toEqual([])
  expect(found('e2e/a.ts', '// `a` told "b"')).toHaveLength(1)
})

test('titles of tests and groups, not other texts', () => {
  const code = "describe('told', () => {\n  it.each([1])('told %s', () => use('told'))\n})"
  expect(found('e2e/a.test.ts', code).map((line) => line.slice(0, 22))).toEqual([
    'tell @ e2e/a.test.ts:1',
    'tell @ e2e/a.test.ts:2',
  ])
  expect(found('e2e/a.ts', code)).toEqual([])
  expect(found('e2e/a.test.ts', 'it(`is ${told} "told"`, () => {})')).toEqual([])
})

test('a row only applies to its places', () => {
  expect(found('packages/a.ts', 'const bench = 1')).toHaveLength(1)
  expect(found('bench/a.ts', 'const bench = 1')).toEqual([])
  expect(found('packages/gym/a.ts', 'const bench = 1')).toEqual([])
})

test('an exception only applies to a whole name or a phrase, in its places', () => {
  const lasting = (allowed: string[], within = ['**']): LastingException[] => [
    { allowed, within, kind: 'wire', reason: 'sent' },
  ]
  const code = 'const told = 1, toldOnce = 2'
  expect(found('e2e/a.ts', code, lasting(['told']))).toEqual(['tell @ e2e/a.ts:1 toldOnce'])
  expect(found('e2e/a.ts', code, lasting(['told'], ['server']))).toHaveLength(2)
  expect(found('e2e/tell-end.job.ts', '', lasting(['tell-end']))).toEqual([])
  expect(found('e2e/a.ts', '// told apart, told', lasting(['told apart']))).toHaveLength(1)
  expect(found('e2e/a.ts', '// told apart', lasting(['told apart'], ['server']))).toHaveLength(1)
})

test('an unused exception is reported', () => {
  const exceptions: LastingException[] = [
    { allowed: ['told', 'tell', 'told apart', 'names'], kind: 'wire', reason: 'sent' },
  ]
  expect(check('e2e/a.ts', 'const told = 1, names = 1 // told apart', exceptions).unused).toEqual([
    'tell',
    'names',
  ])
})
