import { describe, expect, it } from 'vitest'
import { markText } from './marked-text.ts'

const note = (severity: 'error' | 'warning', start: number, end: number) => ({
  severity,
  span: { start, end },
})

describe('markText', () => {
  it('marks the span of a message', () => {
    expect(markText('Open until 6!!', [note('error', 12, 14)], null)).toEqual([
      { text: 'Open until 6', mark: 'none' },
      { text: '!!', mark: 'error' },
    ])
  })

  it('marks the text beyond the cut, counted in characters rather than code units', () => {
    expect(markText('💡💡 lamp', [], 3)).toEqual([
      { text: '💡💡 ', mark: 'none' },
      { text: 'lamp', mark: 'cut' },
    ])
  })

  it('uses the more severe mark if two overlap', () => {
    expect(markText('abcdef', [note('error', 1, 3), note('warning', 2, 5)], 4)).toEqual([
      { text: 'a', mark: 'none' },
      { text: 'bc', mark: 'error' },
      { text: 'de', mark: 'warning' },
      { text: 'f', mark: 'cut' },
    ])
  })

  it('is null if nothing is marked', () => {
    expect(markText('Open until 6', [{ severity: 'error', span: null }], null)).toBeNull()
    expect(markText('Open', [note('warning', 9, 12)], 30)).toBeNull()
  })
})
