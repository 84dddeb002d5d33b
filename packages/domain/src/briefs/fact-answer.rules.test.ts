import { describe, expect, it } from 'vitest'
import { briefLimits } from './brief-limits.rules.ts'
import { checkFactAnswer, keepFactAnswer } from './fact-answer.rules.ts'

const brand = {
  name: 'Odd Loaf',
  summary: 'A sourdough bakery in Cork.',
  differentiators: ['Milled nearby'],
  audiences: [],
  language: 'en' as const,
  location: '',
  websiteUrl: '',
  toneOfVoice: null,
}

it.each([
  ['price', 'Seeded rye, €5.90', null],
  ['price', 'Ein Haarschnitt ab 25 CHF', null],
  ['price', 'from €5.90', 'noName'],
  ['price', '25 EUR', 'noName'],
  ['price', 'Seeded rye, 5.90', 'noPrice'],
  ['price', 'Cheap', 'noPrice'],
  ['proof', 'Since 1998', null],
  ['place', ' ', 'requiredValue'],
  ['sold', 'x'.repeat(101), 'answerTooLong'],
] as const)('answers what a text waits for: %s %j', (need, answer, failure) => {
  expect(checkFactAnswer(need, answer)).toBe(failure)
})

describe('an answer', () => {
  it('of a price or a proof is a further statement', () => {
    const differentiators = ['Milled nearby', 'Since 1998']
    expect(keepFactAnswer(brand, 'proof', ' Since 1998 ')).toEqual({ brief: { ...brand, differentiators } })
    expect(keepFactAnswer(brand, 'price', 'Milled nearby')).toEqual({ brief: brand })
  })

  it('of a place is where the brand is', () => {
    expect(keepFactAnswer(brand, 'place', 'Cork')).toEqual({ brief: { ...brand, location: 'Cork' } })
  })

  it('of what is sold is kept beside the brief', () => {
    expect(keepFactAnswer(brand, 'sold', 'sourdough bread')).toEqual({
      brief: brand,
      websiteAnswers: { sold: 'sourdough bread' },
    })
  })

  it('is not kept at the cost of another', () => {
    const differentiators = Array.from({ length: briefLimits.entries }, (_, index) => `Claim ${index}`)
    expect(keepFactAnswer({ ...brand, differentiators }, 'proof', 'Since 1998')).toBeNull()
  })
})
