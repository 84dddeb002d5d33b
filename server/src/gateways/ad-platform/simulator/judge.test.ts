import { expect, it } from 'vitest'
import { newOrder } from '../ad-order.fixtures.ts'
import { judge } from './judge.ts'

const order = newOrder('facebook')
const judged = (change: Partial<typeof order.targeting>) =>
  judge({ ...order, targeting: { ...order.targeting, ...change } })

it('finds nothing in an ad that keeps to the rules', () => {
  expect(judged({})).toEqual({ verdict: 'approved', issues: [], quality: 1 })
})

it.each([
  ['names nobody who pays for it in the European Union', { payer: ' ' }, 'M13', 'payer'],
  ['narrows what a special category locks', { specialCategories: ['housing'], minAge: 25 }, 'M10', 'minAge'],
  [
    'is about politics in the European Union',
    { specialCategories: ['politics'] },
    'M12',
    'specialAdCategories',
  ],
] as const)('refuses an ad that %s', (_name, change, rule, key) => {
  const { verdict, issues, quality } = judged(change)
  expect(verdict).toBe('disapproved')
  expect(issues).toMatchObject([{ rule, key, verdict: 'disapproved' }])
  // Its texts are as good as before.
  expect(quality).toBe(1)
})

it('rates an ad lower if its texts have warnings', () => {
  const texts = { ...order.texts, fbTitle: 'A lamp for the evenings, blown by hand in Galway' }
  const { verdict, quality } = judge({ ...order, texts })
  expect([verdict, quality < 1]).toEqual(['approvedLimited', true])
})

it('asks nothing about people of a Google ad', () => {
  const google = newOrder('google')
  const targeting = { ...google.targeting, payer: '', specialCategories: ['politics'] } as const
  expect(judge({ ...google, targeting }).verdict).toBe('approved')
})
