import { expect, test } from 'vitest'
import { largePlaces, placeShares } from './place-shares.ts'

const lines = (count: number) => `export const list = [\n${'  1,\n'.repeat(count - 2)}]\n`

// 100 lines that count, 40 of them in the server.
const tree = [
  { path: 'server/src/a.ts', text: lines(30) },
  { path: 'server/src/b.ts', text: lines(10) },
  { path: 'server/src/b.test.ts', text: lines(500) },
  { path: 'server/src/gateways/mail/mail.suite.ts', text: lines(500) },
  { path: 'server/src/db/test-support/c.ts', text: lines(500) },
  { path: 'server/test/d.test.ts', text: lines(500) },
  { path: 'packages/domain/src/a.ts', text: lines(20) },
  { path: 'packages/design-system/src/a.tsx', text: lines(20) },
  { path: 'packages/design-system/src/a.stories.tsx', text: lines(500) },
  { path: 'packages/tooling/src/a.ts', text: lines(10) },
  { path: 'scripts/a.ts', text: lines(10) },
  { path: 'e2e/src/a.ts', text: lines(500) },
  { path: 'vitest.config.ts', text: lines(500) },
]

test('counts the source of each place without tests and stories', () => {
  const shares = placeShares(tree).filter(({ lines }) => lines > 0)
  expect(shares).toEqual([
    { folder: 'server', lines: 40, share: 0.4 },
    { folder: 'packages/domain', lines: 20, share: 0.2 },
    { folder: 'packages/design-system', lines: 20, share: 0.2 },
    { folder: 'packages/tooling', lines: 10, share: 0.1 },
    { folder: 'scripts', lines: 10, share: 0.1 },
  ])
})

test('names the places above the limit with their share', () => {
  const found = (most: number) =>
    largePlaces(tree, { most, enough: 0 }).map(({ file, found }) => [file, found])
  expect(found(0.4)).toEqual([])
  expect(found(0.25)).toEqual([['server', 'has 40 % of the source: 40 of 100 lines']])
  expect(found(0.15).map(([place]) => place)).toEqual(['server', 'packages/domain', 'packages/design-system'])
})

test('reports nothing for a repository with too few lines', () => {
  expect(largePlaces(tree)).toEqual([])
  expect(largePlaces([])).toEqual([])
})
