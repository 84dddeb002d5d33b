import { describe, expect, it } from 'vitest'
import type { JsonValue } from '../core/json.ts'
import { hasHistory, mergeBalloon } from './balloon-merge.rules.ts'
import type { Balloon } from './balloon.entity.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 9, minute))
const entry = (value: JsonValue, minute: number) => ({
  value,
  date: at(minute),
  isUserUpdate: true,
  authorId: null,
})
const [title, url] = ['component/c1/fbTitle', 'component/c2/url']

function ad(data: Balloon['data'], change: Partial<Balloon> = {}): Balloon {
  return { id: 'ad', status: 'IN_PROGRESS', isHistoryComplete: false, data, ...change } as Balloon
}

const loaded = ad(
  { [title]: [entry('one', 1), entry('two', 2)], [url]: [entry('/', 1)] },
  { isHistoryComplete: true },
)
const listed = { [title]: [entry('two', 2)], [url]: [entry('/', 1)] }

describe('an ad that comes again', () => {
  it('keeps its loaded history where nobody has edited it since', () => {
    const merged = mergeBalloon(loaded, ad(listed, { status: 'running' }))
    expect(merged).toEqual({ ...loaded, status: 'running' })
    expect(merged.data).toBe(loaded.data)
    expect(hasHistory(merged)).toBe(true)
  })

  it.each([
    ['a later value', { ...listed, [title]: [entry('three', 9)] }],
    ['a later entry of the same value', { ...listed, [title]: [entry('two', 9)] }],
    ['another value of the same moment', { ...listed, [title]: [entry('Two', 2)] }],
    ['an earlier value, as after the clock was set back', { ...listed, [title]: [entry('zero', 0)] }],
    ['a new key', { ...listed, theme: [entry('dark', 2)] }],
    ['no value of a key any more', { [title]: [entry('two', 2)] }],
  ])('has no history until it is loaded again if it comes with %s', (_, data) => {
    const given = ad(data)
    expect(mergeBalloon(loaded, given)).toBe(given)
    expect(hasHistory(mergeBalloon(loaded, given))).toBe(false)
  })

  it('is taken as it is if it comes whole, or nothing more was known', () => {
    const whole = ad({ [title]: [entry('one', 1)] }, { isHistoryComplete: true })
    expect(mergeBalloon(loaded, whole)).toBe(whole)
    const given = ad(listed)
    expect(mergeBalloon(undefined, given)).toBe(given)
    expect(mergeBalloon(ad(listed), given)).toBe(given)
  })
})
