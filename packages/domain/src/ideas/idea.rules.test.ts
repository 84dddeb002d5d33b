import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkIdeaTitle,
  chooseCurrentIdeaId,
  fileListFor,
  findIdeaForSite,
  savedIdea,
  withAdAccountUse,
} from './idea.rules.ts'

describe('checkIdeaTitle', () => {
  it.each([
    ['', 'requiredValue'],
    ['   ', 'requiredValue'],
    [' ab ', 'titleTooShort'],
    ['abc', null],
    [' nightjar LAMPS', 'existingTitle'],
  ])('%j: %s', (title, failure) => {
    expect(checkIdeaTitle(title, ['Other', 'Nightjar Lamps '])).toBe(failure)
  })

  it('refuses any title that is taken, however it is spaced', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{3,20}$/), (title) => {
        expect(checkIdeaTitle(`  ${title.toUpperCase()} `, [title])).toBe('existingTitle')
        expect(checkIdeaTitle(title, [])).toBeNull()
      }),
    )
  })
})

describe('chooseCurrentIdeaId', () => {
  const listed = (_id: string, archiveDate: Date | null = null) => ({ _id, archiveDate })
  const ideas = [listed('old', new Date(0)), ...['first', 'query', 'selected'].map((id) => listed(id))]

  it.each([
    ['query', 'selected', ideas, 'query'],
    [null, 'selected', ideas, 'selected'],
    ['', 'selected', ideas, 'selected'],
    [null, null, ideas, 'first'],
    [null, null, [], null],
    ['not theirs', 'selected', ideas, 'selected'],
    ['not theirs', 'unknown', ideas, 'first'],
    ['old', 'selected', ideas, 'selected'],
    [null, 'old', ideas, 'first'],
    [null, 'old', [listed('old', new Date(0))], null],
    ['query', 'selected', [], null],
  ])('%j, %j, %j: %j', (queryIdeaId, selectedIdeaId, list, chosen) => {
    expect(chooseCurrentIdeaId({ queryIdeaId, selectedIdeaId, ideas: list })).toBe(chosen)
  })
})

describe('findIdeaForSite', () => {
  const archived = { url: 'https://old.example', archiveDate: new Date(0) }
  const current = { url: 'https://www.nightjar.example/shop', archiveDate: null }
  const ideas = [{ url: null, archiveDate: null }, archived, current]

  it('finds the brand by its host', () => {
    expect(findIdeaForSite(ideas, 'HTTP://Nightjar.example/?a=1')).toBe(current)
    expect(findIdeaForSite(ideas, 'shop.nightjar.example')).toBeUndefined()
  })

  it('leaves archived brands and unreadable addresses aside', () => {
    expect(findIdeaForSite(ideas, 'old.example')).toBeUndefined()
    expect(findIdeaForSite([{ url: 'odd', archiveDate: null }], 'odd')).toBeUndefined()
  })
})

it.each([
  ['image/png', 'uploadedImages'],
  ['IMAGE/svg+xml', 'uploadedImages'],
  ['video/mp4', 'uploadedVideos'],
  ['text/plain', null],
  ['image/', null],
  ['application/image/png', null],
])('a file of type %s belongs to %s', (mediaType, list) => {
  expect(fileListFor(mediaType)).toBe(list)
})

it('saves an idea without its last opening', () => {
  expect(savedIdea({ title: 'a', lastOpenDate: new Date(0) })).toEqual({ title: 'a' })
})

it('writes ad account uses at the end, with their date', () => {
  const old = { adAccountId: 'a', currency: 'EUR' }
  const use = { adAccountId: 'b', currency: 'USD', date: new Date(0) }
  expect(withAdAccountUse([old], use)).toEqual([old, use])
})
