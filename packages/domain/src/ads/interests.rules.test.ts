import { expect, it } from 'vitest'
import { interestsOf } from './interests.rules.ts'

it('reads the interests of an ad, each once', () => {
  expect(interestsOf(['Lamps', ' lamps ', '', 'Interior design'])).toEqual(['Lamps', 'Interior design'])
})
