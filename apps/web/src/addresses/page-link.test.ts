import { describe, expect, it } from 'vitest'
import { pageLink } from './page-link.ts'

describe('pageLink', () => {
  const both = { currentIdeaId: 'current', selectedIdeaId: 'selected' }

  it.each([
    ['the brand the caller names', both, { ideaId: 'named' }, '/0/gallery?ideaId=named'],
    ['else the open one', both, {}, '/0/gallery?ideaId=current'],
    ['else the selected one', { ...both, currentIdeaId: null }, {}, '/0/gallery?ideaId=selected'],
    ['else none', { currentIdeaId: null, selectedIdeaId: null }, {}, '/0/gallery'],
  ])('speaks of %s (RTE-20)', (_, surroundings, options, expected) => {
    expect(pageLink('gallery', surroundings, options)).toBe(expected)
  })

  it('adds further parameters, and knows the root', () => {
    const query = { tab: 'leads & more' }
    expect(pageLink('statistics', both, { query })).toBe('/0/statistics?ideaId=current&tab=leads+%26+more')
    expect(pageLink('brand-root', both)).toBe('/0?ideaId=current')
  })
})
