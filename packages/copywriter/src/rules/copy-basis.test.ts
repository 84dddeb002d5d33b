import { describe, expect, it } from 'vitest'
import { gatherFacts } from '../facts/gather-facts.ts'
import { breads, briefOf, websiteOf } from '../test-support/business.ts'
import { computeCopyBasis, missingFacts } from './copy-basis.ts'
import { factsInText } from './facts-in-text.ts'

const input = { brandName: 'Odd Loaf', brief: briefOf(), website: websiteOf(breads), sold: null }
const facts = gatherFacts(input)

describe('facts in a text', () => {
  it.each([
    ['Seeded Rye, €5.90', ['offer:1', 'offer:1:price']],
    ['Seeded Rye for less', ['offer:1']],
    ['Sourdough bakery in Cork', ['business', 'place']],
    ['Every loaf proves for thirty hours', ['statement:1']],
    ['Thirty hours is what every loaf proves', ['statement:1']],
    ['Have a look around', []],
    ['Odd Loaf, and you', []],
    ['Only €5 today', []],
  ])('%j says %j', (text, ids) => {
    const found = factsInText(text, facts).map(({ id }) => id)
    expect({ hasAll: ids.every((id) => found.includes(id)), isSilent: found.length === 0 }).toEqual({
      hasAll: true,
      isSilent: ids.length === 0,
    })
  })
})

describe('the basis of an ad', () => {
  const keywords = ['bakery cork', 'sourdough bread', 'seeded rye']
  const good = {
    headline1: 'Sourdough bakery in Cork',
    headline2: 'Every loaf proves for thirty hours',
    headlined: 'Seeded Rye, €5.90',
    description1: 'Our wheat is grown and milled within five miles of the shop.',
    description2: 'Seeded Rye €5.90 and Baguette from €4.20. Visit us in Cork.',
  }

  it('names the appeal of each text and leaves nothing to mend where all is said', () => {
    const { texts, gaps, strength } = computeCopyBasis({ platform: 'google', texts: good, keywords }, input)
    expect(texts.map(({ angle }) => angle)).toEqual(['place', 'quality', 'price', 'quality', 'price'])
    expect(gaps).toEqual([])
    expect(strength.next).toBeNull()
  })

  it('finds the part to mend first', () => {
    const weak = {
      headline1: 'Welcome to our world',
      headline2: 'You will love it',
      headlined: 'Come and see',
    }
    const { strength, texts } = computeCopyBasis({ platform: 'google', texts: weak, keywords }, input)
    expect(texts.every(({ factIds }) => factIds.length === 0)).toBe(true)
    expect(strength.next).toBe('relevance')
    expect(strength.parts.map(({ score }) => score)).toEqual([0, 0, 0, 0])
  })

  it('asks for what an empty field waits for, one question each', () => {
    const bare = {
      brandName: 'Odd Loaf',
      brief: briefOf({ differentiators: [], audiences: [], location: '' }),
      website: null,
      sold: null,
    }
    const { gaps } = computeCopyBasis({ platform: 'google', texts: {}, keywords: [] }, bare)
    expect(gaps).toEqual([
      { key: 'headline1', need: 'price' },
      { key: 'headline2', need: 'proof' },
      { key: 'headlined', need: 'place' },
      { key: 'description1', need: 'place' },
      { key: 'description2', need: 'place' },
    ])
  })

  it('asks nothing where the facts are there and only the text is missing', () => {
    const { gaps } = computeCopyBasis({ platform: 'instagram', texts: {}, keywords: [] }, input)
    expect(gaps).toEqual([{ key: 'igMessage', need: null }])
  })

  it('takes a sentence that says a price for a price, and for no proof', () => {
    const differentiators = ['A dozen rolls cost €12 on Fridays.']
    const gathered = gatherFacts({
      brandName: 'Odd Loaf',
      brief: briefOf({ differentiators, location: '' }),
      website: null,
      sold: null,
    })
    expect(missingFacts(gathered)).toEqual(['proof', 'place'])
  })
})
