import { expect, it } from 'vitest'
import { componentKinds, componentTypeOf, componentTypes, isComponentType } from './component-types.rules.ts'

it('has the fifteen types with what may come first and next', () => {
  const rows = Object.entries(componentTypes).map(([name, definition]) => [
    name,
    definition.type,
    definition.isAllowedFirstComponent,
    definition.outputTypes.join(' '),
  ])
  expect(rows).toEqual([
    ['landingPage', 'page', true, 'page externalPage goal empty'],
    ['survey', 'page', true, 'page externalPage goal empty'],
    ['thankYouPage', 'page', false, 'goal empty'],
    ['linkedinAdCampaign', 'adCampaign', true, 'page externalPage'],
    ['googleAdCampaign', 'adCampaign', true, 'page externalPage'],
    ['facebookAdCampaign', 'adCampaign', true, 'page externalPage'],
    ['instagramAdCampaign', 'adCampaign', true, 'page externalPage'],
    ['pending', 'page', false, ''],
    ['emailCampaign', 'adCampaign', true, 'page externalPage'],
    ['link', 'adCampaign', true, 'page externalPage'],
    ['externalPage', 'externalPage', false, 'goal empty'],
    ['goal', 'goal', false, 'empty'],
    ['download', 'sideEffect', false, ''],
    ['chat', 'sideEffect', false, ''],
    ['successAction', 'sideEffect', false, ''],
  ])
})

it('uses every kind', () => {
  const used = new Set(Object.values(componentTypes).map((definition) => definition.type))
  expect([...used].toSorted()).toEqual([...componentKinds].toSorted())
})

it('takes what it does not know for a step still to be chosen', () => {
  expect(isComponentType('goal')).toBe(true)
  for (const name of ['toString', 'Goal', '', null, undefined, 7]) {
    expect(isComponentType(name)).toBe(false)
    expect(componentTypeOf(name)).toBe(componentTypes.pending)
  }
})
