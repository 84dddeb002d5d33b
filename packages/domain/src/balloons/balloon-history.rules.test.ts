import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BalloonValue, ValueHistory } from './balloon-history.rules.ts'
import { lastValue, readValues, readValuesAt, valueAt, withValue } from './balloon-history.rules.ts'

const start = Date.UTC(2026, 10, 1, 9)
const at = (seconds: number) => new Date(start + seconds * 1000)

function edit(value: string, seconds: number, change: Partial<BalloonValue> = {}): BalloonValue {
  return { value, date: at(seconds), isUserUpdate: true, authorId: 'orla', ...change }
}

function values(history: ValueHistory) {
  return history.map((entry) => entry.value)
}

describe('withValue', () => {
  const first = [edit('a', 0)]

  it('appends the first value with its date and flag', () => {
    expect(withValue([], edit('a', 0), null)).toEqual([
      { value: 'a', date: at(0), isUserUpdate: true, authorId: 'orla' },
    ])
  })

  it.each([
    ['in the same moment', edit('b', 0), null, ['b']],
    ['within 60 s', edit('b', 60), null, ['b']],
    ['after 60 s', edit('b', 60.001), null, ['a', 'b']],
    ['by somebody else', edit('b', 1, { authorId: 'tom' }), null, ['a', 'b']],
    ['by the product itself', edit('b', 1, { isUserUpdate: false }), null, ['a', 'b']],
    ['after a publish', edit('b', 2), at(1), ['a', 'b']],
    ['after a publish in the moment of the last value', edit('b', 2), at(0), ['a', 'b']],
    ['after an older publish', edit('b', 2), at(-1), ['b']],
    ['dated before the last one', edit('b', -1), null, ['a', 'b']],
  ])('an edit %s', (_, next, lastPublishDate, expected) => {
    expect(values(withValue(first, next, lastPublishDate))).toEqual(expected)
  })

  it('takes the date of the latest edit, so that one long edit stays one', () => {
    const once = withValue(first, edit('b', 50), null)
    expect(withValue(once, edit('c', 100), null)).toEqual([edit('c', 100)])
  })

  it('keeps an edit made in the moment of a publish out of the published version', () => {
    const history = withValue(first, edit('b', 5), at(5))
    expect(valueAt(history, at(5))?.value).toBe('a')
    expect(lastValue(history)).toEqual(edit('b', 5.001))
  })

  it('never changes what was published, and always ends in the newest value', () => {
    const step = fc.record({
      seconds: fc.integer({ min: -30, max: 120 }),
      authorId: fc.constantFrom('orla', 'tom'),
      isPublished: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let history: ValueHistory = []
        let clock = 0
        let publishDate: Date | null = null
        let published: readonly BalloonValue[] = []
        for (const [index, { seconds, authorId, isPublished }] of steps.entries()) {
          clock += Math.max(seconds, 0)
          history = withValue(
            history,
            edit(String(index), clock + Math.min(seconds, 0), { authorId }),
            publishDate,
          )
          expect(lastValue(history)?.value).toBe(String(index))
          expect(history.slice(0, published.length)).toEqual(published)
          if (isPublished && (publishDate === null || at(clock) > publishDate)) {
            clock += 1
            publishDate = at(clock)
            published = history
          }
        }
      }),
    )
  })
})

describe('reading', () => {
  const data = { a: [edit('a0', 0), edit('a1', 100)], b: [edit('b1', 100)] }

  it('answers the value that held at a date', () => {
    expect(valueAt(data.a, at(-1))).toBeUndefined()
    expect(valueAt(data.a, at(0))?.value).toBe('a0')
    expect(valueAt(data.a, at(99))?.value).toBe('a0')
    expect(valueAt(data.a, at(100))?.value).toBe('a1')
  })

  it('answers all values of the draft or of a version', () => {
    expect(readValues(data)).toEqual({ a: 'a1', b: 'b1' })
    expect(readValuesAt({ data, isHistoryComplete: true }, at(50))).toEqual({ a: 'a0' })
    expect(readValues({ a: [] })).toEqual({})
  })
})
