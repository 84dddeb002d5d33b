import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  componentKey,
  componentKeys,
  isKnownKey,
  parseComponentKey,
  sectionKey,
} from './balloon-keys.rules.ts'
import { heroCtaTypeKey } from './section-types.rules.ts'

const id = fc.stringMatching(/^[^/]+$/)

describe('keys', () => {
  it('are built and taken apart', () => {
    expect(componentKey('c1', 'url')).toBe('component/c1/url')
    expect(sectionKey('c1', 's1', heroCtaTypeKey)).toBe('component/c1/sections/s1/config/hero/ctaType')
    expect(parseComponentKey('component/c1/path')).toEqual({
      componentId: 'c1',
      sectionId: null,
      key: 'path',
    })
    expect(parseComponentKey('component/c1/sections/s1/type')).toEqual({
      componentId: 'c1',
      sectionId: 's1',
      key: 'type',
    })
  })

  it('survive the way there and back', () => {
    fc.assert(
      fc.property(id, id, fc.constantFrom(...componentKeys), (componentId, sectionId, key) => {
        expect(parseComponentKey(componentKey(componentId, key))).toEqual({
          componentId,
          sectionId: null,
          key,
        })
        expect(parseComponentKey(sectionKey(componentId, sectionId, key))).toEqual({
          componentId,
          sectionId,
          key,
        })
      }),
    )
  })

  it.each([
    '',
    'componentOrder',
    'component',
    'component/',
    'component/c1',
    'component/c1/',
    'component//url',
    'component/c1/sections',
    'component/c1/sections/s1',
    'component/c1/sections/s1/',
    'component/c1/sections//type',
    'x/component/c1/url',
  ])('%j is none', (text) => {
    expect(parseComponentKey(text)).toBeNull()
  })
})

describe('isKnownKey', () => {
  it.each([
    ['componentOrder', true],
    ['theme', true],
    ['component/c1/headlined', true],
    ['component/c1/sections/s1/type', true],
    ['component/c1/sections/s1/config/hero/ctaType', true],
    ['component/c1/headline3', false],
    ['component/c1/isAdmin', false],
    ['component/c1/sections/s1/isAdmin', false],
    ['status', false],
    ['__proto__', false],
  ])('%s: %s', (text, isKnown) => {
    expect(isKnownKey(text)).toBe(isKnown)
  })

  it('knows every registered key of any component', () => {
    fc.assert(
      fc.property(id, fc.constantFrom(...componentKeys), (someId, key) =>
        isKnownKey(componentKey(someId, key)),
      ),
    )
  })
})
