import { expect, test } from 'vitest'
import { printViolations } from './violation.ts'

test('prints the reason once and every place below it', () => {
  const owner = { rule: 'owner of knex', reason: 'SQL lives in repositories' }
  const text = printViolations([
    { ...owner, file: 'b.ts', line: 7, found: 'imports knex' },
    { ...owner, file: 'a.ts', line: 1, found: 'imports knex' },
    { rule: 'no barrels', reason: 'import the file itself', file: 'c.ts', line: 0, found: 'only re-exports' },
  ])
  expect(text.split('\n')).toEqual([
    'no barrels: import the file itself',
    '  c.ts  only re-exports',
    '',
    'owner of knex: SQL lives in repositories',
    '  a.ts:1  imports knex',
    '  b.ts:7  imports knex',
  ])
})
