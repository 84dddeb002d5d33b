import { expect, it } from 'vitest'
import { heldChecks, shownChecks } from './shown-checks.ts'

it('shows for an ad on hold only the checks that block its payment', () => {
  const ok = { name: 'content', state: 'ok', why: null, mend: null } as const
  const plan = {
    name: 'plan',
    state: 'failed',
    why: 'Your plan doesn’t include launching ads.',
    mend: null,
  } as const
  expect(heldChecks([ok, plan])).toEqual([plan])
  expect(heldChecks([ok])).toBeNull()
})

it('leads from a failed check to where it is mended, where that is a page', () => {
  const words = { why: (failure: string) => `why ${failure}`, place: (place: string) => `to ${place}` }
  const checks = [
    { name: 'plan', state: 'failed', why: 'needsPaidPlan', where: 'plan' },
    { name: 'website', state: 'advised', why: 'snippetMissing', where: 'website' },
    { name: 'email', state: 'ok', why: null, where: null },
  ] as const
  expect(shownChecks(checks, words, (place) => (place === 'plan' ? '/0/create/plan' : null))).toEqual([
    {
      name: 'plan',
      state: 'failed',
      why: 'why needsPaidPlan',
      mend: { label: 'to plan', href: '/0/create/plan' },
    },
    { name: 'website', state: 'advised', why: 'why snippetMissing', mend: null },
    { name: 'email', state: 'ok', why: null, mend: null },
  ])
})
