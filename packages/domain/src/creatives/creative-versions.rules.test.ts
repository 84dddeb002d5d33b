import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CreativeVersion, versionForDraft } from './creative-versions.rules.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 9, 0, seconds))
const newest: CreativeVersion = { number: 3, authorId: 'mara', date: at(0) }
const unused = { lastPublishDate: null, isLaunched: false }

describe('a draft', () => {
  it.each([0, 1, 60])('merges into a version of the same author that is %d s old', (age) => {
    const draft = { authorId: 'mara', date: at(age) }
    expect(versionForDraft(newest, draft, unused)).toEqual({ ...draft, number: 3 })
  })

  it.each([
    ['of somebody else', { authorId: 'orla', date: at(1) }, unused],
    ['of the product', { authorId: null, date: at(1) }, unused],
    ['more than a minute later', { authorId: 'mara', date: at(61) }, unused],
    ['of a launched version', { authorId: 'mara', date: at(1) }, { ...unused, isLaunched: true }],
    ['of a published version', { authorId: 'mara', date: at(2) }, { ...unused, lastPublishDate: at(1) }],
    [
      'of a version published as it was saved',
      { authorId: 'mara', date: at(1) },
      { ...unused, lastPublishDate: at(0) },
    ],
  ])('%s is the next version', (_, draft, uses) => {
    expect(versionForDraft(newest, draft, uses)).toEqual({ ...draft, number: 4 })
  })

  it('merges into a version that is newer than what was published', () => {
    const draft = { authorId: 'mara', date: at(1) }
    expect(versionForDraft(newest, draft, { ...unused, lastPublishDate: at(-1) }).number).toBe(3)
  })

  it('that seems older than the newest version is dated right after it', () => {
    expect(versionForDraft(newest, { authorId: 'mara', date: at(-90) }, unused)).toEqual({
      number: 4,
      authorId: 'mara',
      date: new Date(at(0).getTime() + 1),
    })
  })
})

const author = fc.constantFrom('mara', 'orla', null)
const seconds = fc.integer({ min: -200, max: 200 })

it('keeps used versions, and numbers and dates in one order, whatever the clock does', () => {
  fc.assert(
    fc.property(
      author,
      seconds,
      fc.option(seconds),
      fc.boolean(),
      (authorId, second, published, isLaunched) => {
        const uses = { lastPublishDate: published === null ? null : at(published), isLaunched }
        const stored = versionForDraft(newest, { authorId, date: at(second) }, uses)
        const isUsed = isLaunched || (published !== null && published >= 0)
        expect(stored.number).toBeGreaterThanOrEqual(isUsed ? 4 : 3)
        expect(stored.number).toBeLessThanOrEqual(4)
        expect(stored.date.getTime()).toBeGreaterThanOrEqual(newest.date.getTime() + stored.number - 3)
        const lastUse = isUsed && published !== null ? at(published).getTime() : Number.NEGATIVE_INFINITY
        expect(stored.date.getTime()).toBeGreaterThan(lastUse)
      },
    ),
  )
})
