import { expect, test } from 'vitest'
import { reportOn } from './report-on.ts'

const counts = 'packages/tooling/src/words/not-yet.json'
const word = 'tell'
const source = 'export const toldOnce = 1\nexport const told = 2 // told\n'

test('a refused word is a violation if none is known', { timeout: 30_000 }, async () => {
  const bad = await reportOn({ 'server/src/told/a.ts': source })
  expect(bad).toEqual([
    'refused word "tell" @ server/src/told/a.ts:1',
    'refused word "tell" @ server/src/told/a.ts:2',
    'refused word "tell" @ server/src/told/a.ts:2',
    'refused word "tell" @ server/src/told:0',
  ])
})

test('known words are tolerated until one more is written', { timeout: 30_000 }, async () => {
  const found = async (known: number) => {
    const file = JSON.stringify({ [word]: { 'server/src': known } })
    const violations = await reportOn({ 'server/src/a.ts': source, [counts]: file })
    return violations.filter((line) => line.startsWith('refused word "tell"'))
  }
  expect(await found(3)).toEqual([])
  expect(await found(2)).toHaveLength(3)
})
