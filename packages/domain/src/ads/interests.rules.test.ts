import { expect, it } from 'vitest'
import { interestsOf } from './interests.rules.ts'

it('reads the interests of an ad, each once', () => {
  expect(interestsOf(['Lamps', ' lamps ', '', 7, null, 'Interior design'])).toEqual([
    'Lamps',
    'Interior design',
  ])
  expect(interestsOf('Lamps')).toEqual([])
})
