import { expect, it } from 'vitest'
import { pickedForMe } from './wizard-params.rules.ts'
import { likeAdOf, prefilledWizard } from './wizard-prefill.rules.ts'

it('begins with the place and language of the brief, and with the goal', () => {
  const { location, language, details } = prefilledWizard({ location: 'Galway', language: 'de' }, 'sales')
  expect({ location, language, goal: details.goal }).toEqual({
    location: 'Galway',
    language: 'de',
    goal: 'sales',
  })
})

it('leaves to us what nobody has said, and a place that its field does not hold', () => {
  expect(prefilledWizard(null, null)).toEqual(pickedForMe)
  expect(prefilledWizard({ location: 'x'.repeat(201), language: null }, null)).toEqual(pickedForMe)
})

it('begins with the platform of the next version of an ad', () => {
  expect(prefilledWizard(null, 'sales', 'instagram')).toMatchObject({
    platform: 'instagram',
    details: { goal: 'sales' },
  })
})

it('begins with what the other ad was made for, without what its fields do not hold', () => {
  const brief = {
    name: 'Dome lamp, Christmas',
    url: 'https://nightjar.example/dome',
    goal: null,
    specialPurpose: null,
    language: 'en',
    location: 'x'.repeat(201),
    offeringType: 'product',
    offeringName: 'Dome lamp',
    offeringSummary: 'A glass dome on turned brass, €168.',
    differentiators: [],
    audiences: [],
    formula: null,
    toneOfVoice: null,
  } as const
  const like = likeAdOf({ ...brief, differentiators: [], audiences: [] }, ['https://lumen.example'])
  expect(like.location).toBe('')
  const prefilled = prefilledWizard({ location: 'Galway', language: 'de' }, 'sales', 'instagram', like)
  expect(prefilled).toMatchObject({
    platform: 'instagram',
    language: 'en',
    competitors: ['https://lumen.example'],
    details: { goal: 'sales', offeringType: 'product', offeringName: 'Dome lamp', specialPurpose: '' },
  })
})
