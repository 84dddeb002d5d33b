import { expect, test } from 'vitest'
import { parseSource } from '../tree/source-file.ts'
import { commentViolations } from './comments.ts'

function check(text: string): string[] {
  return commentViolations([parseSource('e2e/a.ts', text)]).map(
    ({ rule, line, found }) => `${rule}:${line} ${found}`,
  )
}

test.each([
  ['oxlint-disable-next-line', '// oxlint-disable-next-line no-console'],
  ['eslint-disable', '/* eslint-disable */'],
  ['@ts-expect-error', '// @ts-expect-error'],
  ['@ts-expect-error', '// @ts-expect-error --'],
])('%s needs a reason', (name, comment) => {
  expect(check(`\n${comment}\nexport const a = 1`)).toEqual([`silence needs a reason:2 ${name}`])
  const reasoned = comment.replace(/( --)?( \*\/)?$/, ' -- the type of the library is wrong$2')
  expect(check(`\n${reasoned}\nexport const a = 1`)).toEqual([])
})

test.each(['TODO', 'FIXME'])('no %s in a comment', (word) => {
  expect(check(`export const a = 1 // ${word}: more`)).toEqual([`no unfinished work:1 ${word}`])
  expect(check(`export const a = '${word}' // what is to do`)).toEqual([])
})
