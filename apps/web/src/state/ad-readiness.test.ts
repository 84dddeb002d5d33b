import { expect, it } from 'vitest'
import { judgementContext } from './ad-readiness.ts'

const user = {
  plan: { labelKey: 'free', numIdeas: 1, isTeams: false },
  subscriptionCurrency: 'CHF',
} as const
const url = 'https://nightjar.example'
const brand = { adAccountType: {}, facebookAdAccount: null, role: 'owner', url } as const

it('knows the plan of who pays alone: that of the owner, not of who shares the brand', () => {
  expect(judgementContext(brand, 'google', user)).toEqual({
    currency: 'CHF',
    websiteUrl: url,
    adAccountType: 'provider',
    planLabel: 'free',
    pageId: null,
  })
  expect(judgementContext({ ...brand, role: 'collaborator' }, 'google', user).planLabel).toBeNull()
})

it('knows whose account an ad runs on, and the page it speaks as', () => {
  const facebookAdAccount = { id: 'a', name: 'Nightjar', currency: 'EUR', pageId: 'p' } as const
  const own = { ...brand, adAccountType: { facebook: 'byoaa' }, facebookAdAccount } as const
  expect(judgementContext(own, 'facebook', user)).toMatchObject({ adAccountType: 'byoaa', pageId: 'p' })
  expect(judgementContext(own, 'google', user)).toMatchObject({ adAccountType: 'provider' })
})
