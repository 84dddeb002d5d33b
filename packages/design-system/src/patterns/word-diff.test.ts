import { describe, expect, it } from 'vitest'
import { diffWords } from './word-diff.ts'

const short = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ kind, text }) => ({ same: text, added: `+${text}`, removed: `-${text}` })[kind])
    .join('|')

describe('diffWords', () => {
  it('finds added and removed words in reading order', () => {
    expect(short('Bring a lamp, take €20 off', 'Bring a lamp, get €20 off today')).toBe(
      'Bring a lamp,|-take|+get|€20 off|+today',
    )
  })

  it('treats equal texts as one run', () => {
    expect(short('Old lamp in', '  Old  lamp in ')).toBe('Old lamp in')
  })

  it('takes words that differ in capitals or end marks from the new text', () => {
    expect(short('bring a lamp', 'Bring a Lamp!')).toBe('Bring a Lamp!')
  })

  it('keeps separate marks apart', () => {
    expect(short('Lamps – mended', 'Lamps & mended')).toBe('Lamps|-–|+&|mended')
  })

  it('handles an empty text', () => {
    expect(short('', 'Old lamp in')).toBe('+Old lamp in')
    expect(short('Old lamp in', '')).toBe('-Old lamp in')
    expect(short('', '')).toBe('')
  })

  it('keeps a moved word where most others stay unchanged', () => {
    expect(short('today bring a lamp', 'bring a lamp today')).toBe('-today|bring a lamp|+today')
  })

  it('rebuilds both texts from its runs', () => {
    const before = 'One bench on Dominick Street since 1987. Rewiring free for ten years.'
    const after = 'Rewiring free for ten years at one bench in Galway since 1987.'
    const runs = diffWords(before, after)
    const join = (without: string) =>
      runs
        .filter(({ kind }) => kind !== without)
        .map(({ text }) => text)
        .join(' ')
    expect(join('removed')).toBe(after)
    expect(join('added').toLowerCase().replaceAll(/[.]/g, '')).toBe(
      before.toLowerCase().replaceAll(/[.]/g, ''),
    )
  })
})
