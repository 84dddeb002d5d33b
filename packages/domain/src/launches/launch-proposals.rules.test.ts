import fc from 'fast-check'
import { expect, it } from 'vitest'
import { computeLaunchFacts } from './launch-facts.rules.ts'
import { launchProposals, missingPayers } from './launch-proposals.rules.ts'
import { launchableSource, launchableValues } from './launch.fixtures.ts'

const names = { payer: 'Nightjar Lamps', beneficiary: 'Nightjar Lamps' }

it('proposes a budget and nothing else for an ad that lacks only that', () => {
  const values = { ...launchableValues, 'component/c1/plannedBudget': null }
  const given = { startingBudget: 100_00, missing: [], names }
  expect(launchProposals(values, 'c1', given)).toEqual({ 'component/c1/plannedBudget': 100 })
  expect(launchProposals(values, 'c1', { ...given, startingBudget: null })).toEqual({})
  expect(launchProposals(launchableValues, 'c1', given)).toEqual({})
})

it('proposes the suggested payer and advertiser where the platform asks for them', () => {
  const values = {
    ...launchableValues,
    'component/c1/type': 'facebookAdCampaign',
    'component/c1/beneficiary': 'Órla Fahy',
  }
  const facts = computeLaunchFacts({ ...launchableSource, values })
  const missing = facts ? missingPayers(facts) : []
  expect(missing).toEqual(['payer'])
  const proposals = launchProposals(values, 'c1', { startingBudget: null, missing, names })
  expect(proposals).toEqual({ 'component/c1/payer': names.payer })
  const completed = computeLaunchFacts({ ...launchableSource, values: { ...values, ...proposals } })
  expect(completed && missingPayers(completed)).toEqual([])
})

it('never changes a budget that somebody has typed', () => {
  const typed = fc.oneof(
    fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }),
    fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
  )
  fc.assert(
    fc.property(typed, (budget) => {
      const values = { ...launchableValues, 'component/c1/plannedBudget': budget }
      expect(launchProposals(values, 'c1', { startingBudget: 100_00, missing: [], names })).toEqual({})
    }),
  )
})
