import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type NamingAd, suggestPayers } from './payer-suggestion.rules.ts'

const brand = { payer: 'Nightjar Lamps', beneficiary: 'Nightjar Lamps', source: 'brand' }

function adNaming(names: { payer?: string; beneficiary?: string }, day = 1): NamingAd {
  return {
    creationDate: new Date(2026, 10, day),
    values: {
      componentOrder: [['c1']],
      'component/c1/type': 'facebookAdCampaign',
      ...Object.fromEntries(Object.entries(names).map(([key, name]) => [`component/c1/${key}`, name])),
    },
  }
}

it('suggests the brand itself until one of its ads has named somebody', () => {
  expect(suggestPayers('Nightjar Lamps', [])).toEqual(brand)
  expect(suggestPayers('Nightjar Lamps', [adNaming({}), adNaming({ payer: 'Órla Fahy' })])).toEqual(brand)
  expect(suggestPayers('Nightjar Lamps', [adNaming({ payer: 'Órla Fahy', beneficiary: '  ' })])).toEqual(
    brand,
  )
})

it('suggests what the newest ad names, whatever the order of the ads', () => {
  const old = adNaming({ payer: 'Órla Fahy', beneficiary: 'Órla Fahy' }, 1)
  const recent = adNaming({ payer: 'Fahy Lighting Ltd', beneficiary: 'Nightjar Lamps' }, 2)
  const empty = adNaming({}, 3)
  const names = { payer: 'Fahy Lighting Ltd', beneficiary: 'Nightjar Lamps', source: 'ad' }
  expect(suggestPayers('Nightjar Lamps', [old, recent, empty])).toEqual(names)
  expect(suggestPayers('Nightjar Lamps', [recent, empty, old])).toEqual(names)
})

it('says nothing of an ad on Google, which names nobody', () => {
  const google = adNaming({ payer: 'Órla Fahy', beneficiary: 'Órla Fahy' })
  const values = { ...google.values, 'component/c1/type': 'googleAdCampaign' }
  expect(suggestPayers('Nightjar Lamps', [{ ...google, values }])).toEqual(brand)
})

it('never suggests a blank name for a brand with a name', () => {
  const name = fc.oneof(fc.constant(''), fc.constant('  '), fc.string())
  fc.assert(
    fc.property(fc.array(fc.record({ payer: name, beneficiary: name })), (ads) => {
      const suggested = suggestPayers(
        'Nightjar Lamps',
        ads.map((names, place) => adNaming(names, place + 1)),
      )
      expect(suggested.payer.trim()).not.toBe('')
      expect(suggested.beneficiary.trim()).not.toBe('')
    }),
  )
})
