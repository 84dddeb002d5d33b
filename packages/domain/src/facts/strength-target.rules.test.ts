import { expect, it } from 'vitest'
import type { CopyBasis, StrengthPart } from './copy-basis.entity.ts'
import { strengthTarget } from './strength-target.rules.ts'

const basis: Pick<CopyBasis, 'texts' | 'facts' | 'gaps'> = {
  facts: [
    { id: 'business', angle: 'offer', text: 'lamp maker', source: { from: 'brief' } },
    { id: 'offer:1:price', angle: 'price', text: 'Wren: €96', source: { from: 'brief' } },
  ],
  texts: [
    { key: 'headline1', angle: 'offer', factIds: ['business'] },
    { key: 'headline2', angle: 'price', factIds: ['offer:1:price'] },
    { key: 'headlined', angle: 'offer', factIds: ['business'] },
    { key: 'description1', angle: null, factIds: [] },
    { key: 'description2', angle: 'price', factIds: ['offer:1:price'] },
  ],
  gaps: [],
}
const targetOf = (next: StrengthPart | null, change: Partial<typeof basis> = {}) =>
  strengthTarget('google', { ...basis, ...change, strength: { parts: [], next } })

it.each([
  ['relevance', 'description1'],
  ['variety', 'headlined'],
  ['keywords', 'headline1'],
  ['proof', 'description1'],
  [null, null],
] as const)('mends %s in %s', (next, key) => {
  expect(targetOf(next)).toBe(key)
})

it.each(['relevance', 'variety', 'keywords', 'proof'] as const)(
  'fills the first empty field where nothing is written: %s',
  (next) => {
    const gaps = [{ key: 'headline2', need: null }]
    expect(targetOf(next, { texts: [], gaps })).toBe('headline2')
  },
)
