import { expect, test } from 'vitest'
import { unknownRequirements } from './unknown-requirements.ts'

// Joined here, because this file would cite an unknown requirement otherwise.
const unknown = ['GEN', '99'].join('-')

const groups = [{ prefix: 'ABC', title: 'Letters', requirements: [{ number: 'ABC-01', text: 'One.' }] }]

function check(text: string): string[] {
  return unknownRequirements([{ path: 'docs/a.md', text }], groups).map(
    ({ file, line, found }) => `${file}:${line} ${found}`,
  )
}

test('a number that is in no row is named with its file and line', () => {
  expect(check(`ABC-01\n\nSee (${unknown}).`)).toEqual([`docs/a.md:3 ${unknown}`])
})

test('a range must end at a requirement and contain no gaps', () => {
  expect(check(`${unknown} to 100`)).toEqual([
    `docs/a.md:1 ${unknown}`,
    `docs/a.md:1 ${['GEN', '100'].join('-')}`,
  ])
})

test('names of standards are not requirements', () => {
  expect(check('SHA-256 of UTF-16')).toEqual([])
})
