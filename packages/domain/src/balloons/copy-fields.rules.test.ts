import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adPlatforms } from '../ideas/platforms.rules.ts'
import { componentKeys } from './balloon-keys.rules.ts'
import { checkTextLength, copyFields, findRepeatedCopy, storedCopyKey } from './copy-fields.rules.ts'

const allFields = adPlatforms.flatMap((platform) => copyFields[platform])

describe('registry', () => {
  it('has the texts of each platform under their stored keys', () => {
    const google = copyFields.google.map(({ key }) => key)
    expect(google.slice(0, 5)).toEqual([
      'headline1',
      'headline2',
      'headlined',
      'description1',
      'description2',
    ])
    expect(copyFields.google.filter(({ part }) => part === 'headline')).toHaveLength(15)
    expect(copyFields.google.filter(({ part }) => part === 'description')).toHaveLength(4)
    expect(copyFields.google.filter(({ isExtra }) => isExtra)).toHaveLength(14)
    expect(copyFields.facebook.map(({ key }) => key)).toEqual(['fbTitle', 'fbMessage', 'fbDescription'])
    expect(copyFields.instagram.map(({ key }) => key)).toEqual(['igMessage'])
  })

  it('names the third headline rightly and takes it under either key', () => {
    expect(copyFields.google.find(({ key }) => key === 'headlined')?.label).toBe('headline3')
    expect(storedCopyKey('headline3')).toBe('headlined')
    expect(storedCopyKey('headline2')).toBe('headline2')
  })

  it('uses keys that a balloon may hold', () => {
    for (const { key } of allFields) expect(componentKeys).toContain(key)
  })
})

describe('lengths', () => {
  it.each([
    ['headline1', 30, undefined],
    ['headlined', 30, undefined],
    ['description2', 90, undefined],
    ['fbTitle', 255, 40],
    ['fbMessage', 2200, 125],
    ['fbDescription', 255, 30],
    ['igMessage', 2200, 125],
  ])('of %s: %d, advised %s', (key, maxLength, adviceLength) => {
    const field = allFields.find((candidate) => candidate.key === key)
    expect([field?.maxLength, field?.adviceLength]).toEqual([maxLength, adviceLength])
  })

  it.each(allFields.map((field) => [field.key, field] as const))(
    'of %s are kept to the character',
    (_, field) => {
      expect(checkTextLength(field, 'é'.repeat(field.maxLength))).toBeNull()
      expect(checkTextLength(field, 'é'.repeat(field.maxLength + 1))).toBe('textTooLong')
      expect(checkTextLength(field, '𝒜'.repeat(field.maxLength))).toBeNull()
    },
  )
})

describe('findRepeatedCopy', () => {
  it('reports each later one of equal headlines or descriptions', () => {
    const texts = {
      headline1: 'Warm light',
      headline2: ' warm LIGHT ',
      headlined: 'Warm light',
      description1: 'Warm light',
    }
    expect(findRepeatedCopy('google', texts)).toEqual(['headline2', 'headlined'])
    expect(findRepeatedCopy('google', { description1: 'a', description2: 'A' })).toEqual(['description2'])
  })

  it('lets empty texts and other platforms repeat', () => {
    expect(findRepeatedCopy('google', { headline1: '', headline2: ' ' })).toEqual([])
    expect(findRepeatedCopy('facebook', { fbTitle: 'a', fbMessage: 'a' })).toEqual([])
  })

  it('reports as many as there are repeats', () => {
    const text = fc.constantFrom('a', 'b', 'c', ' A', 'B ')
    fc.assert(
      fc.property(text, text, text, (headline1, headline2, headlined) => {
        const texts = [headline1, headline2, headlined].map((headline) => headline.trim().toLowerCase())
        expect(findRepeatedCopy('google', { headline1, headline2, headlined })).toHaveLength(
          3 - new Set(texts).size,
        )
      }),
    )
  })
})
