import { expect, it } from 'vitest'
import { pickedForMe } from './wizard-params.rules.ts'
import { prefilledWizard } from './wizard-prefill.rules.ts'

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
