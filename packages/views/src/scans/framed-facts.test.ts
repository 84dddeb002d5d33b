import { expect, it } from 'vitest'
import { nightjarFields, nightjarMeasures, noFields, noMeasures } from './brand-brief.fixtures.ts'
import { framedFacts } from './framed-facts.ts'

it('takes the first quote of each fact', () => {
  expect(framedFacts(nightjarFields, nightjarMeasures).map(({ name }) => name)).toEqual([
    'summary',
    'offers',
    'differentiators',
    'audiences',
    'location',
  ])
  expect(framedFacts(nightjarFields, noMeasures)[0]).toEqual({
    name: 'summary',
    quote: 'Glass blown and brass turned at one bench in Galway since 1987.',
    url: 'https://nightjar.example/',
  })
})

it('has none for what the user wrote, or before anything is found', () => {
  const summary = { ...nightjarFields.summary, isEdited: true }
  expect(framedFacts({ ...nightjarFields, summary }, noMeasures)[0]?.name).toBe('differentiators')
  expect(framedFacts(noFields, noMeasures)).toEqual([])
})
