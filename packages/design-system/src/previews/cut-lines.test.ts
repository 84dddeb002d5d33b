import { describe, expect, it } from 'vitest'
import { cutLines, type TextBox } from './cut-lines.ts'
import { cutTextCorpus, tableWidth, textOf } from './cut-text.corpus.ts'
import { graphemesOf, piecesOf } from './line-breaks.ts'

const box = (parts: Partial<TextBox> = {}): TextBox => ({
  width: 320,
  lines: 2,
  measure: tableWidth,
  suffixWidth: 80,
  ...parts,
})

describe('the corpus', () => {
  it('has at least sixty texts, each with its own name', () => {
    expect(cutTextCorpus.length).toBeGreaterThanOrEqual(60)
    expect(new Set(cutTextCorpus.map(({ name }) => name)).size).toBe(cutTextCorpus.length)
  })

  it.each([
    [320, '⁞', '‖'],
    [430, '‖', '⁞'],
  ] as const)('is cut at %i px at its marks', (width, mark, otherMark) => {
    for (const sample of cutTextCorpus) {
      const [start = '', rest] = sample.marked.replace(otherMark, '').split(mark)
      expect(cutLines(textOf(sample), box({ width })), sample.name).toEqual({
        text: start,
        isCut: rest !== undefined,
      })
    }
  })

  it('is cut between whole letters, and the rest fits with its suffix', () => {
    for (const sample of cutTextCorpus) {
      const text = textOf(sample)
      const cut = cutLines(text, box())
      if (!cut.isCut) continue
      const letters = graphemesOf(cut.text)
      expect(graphemesOf(text).slice(0, letters.length), sample.name).toEqual(letters)
      const withSuffix = `${cut.text}\u2060${'i'.repeat(20)}`
      expect(cutLines(withSuffix, box({ suffixWidth: 0 })).isCut, sample.name).toBe(false)
    }
  })

  it('loses nothing in pieces', () => {
    for (const text of cutTextCorpus.map(textOf)) expect(piecesOf(text).join('')).toBe(text)
  })
})

describe('cutLines', () => {
  it('cuts nothing in a box that has no width yet', () => {
    expect(cutLines('lamp '.repeat(99), box({ width: 0 })).isCut).toBe(false)
  })

  it('ends the line above if the last line has no room for the suffix', () => {
    expect(cutLines('it\n🔥🔥🔥🔥🔥', box({ width: 60, suffixWidth: 30 })).text).toBe('it\n🔥')
    expect(cutLines('it\n🔥🔥🔥🔥🔥', box({ width: 60, suffixWidth: 50 })).text).toBe('it')
  })

  it('leaves only the suffix if not even a letter fits beside it', () => {
    expect(cutLines('illumination', box({ width: 30, suffixWidth: 40 }))).toEqual({ text: '', isCut: true })
  })

  it('counts the indent of the first line', () => {
    const text = 'nnnn '.repeat(16).trim()
    expect(cutLines(text, box()).isCut).toBe(false)
    expect(cutLines(text, box({ indent: 120 })).isCut).toBe(true)
  })

  it('leaves the first line to the indent if a word is too long for the rest of it', () => {
    const text = `${'n'.repeat(36)} lamp`
    expect(cutLines(text, box({ lines: 1, indent: 200 })).text).toBe('')
    expect(cutLines(text, box({ lines: 2, indent: 200, suffixWidth: 0 })).isCut).toBe(true)
  })

  it('shows the hyphen of a soft hyphen at a line end but never before the suffix', () => {
    const text = 'illu\u00adminat\u00ading'
    const measure = (part: string) => part.length * 10
    expect(cutLines(text, box({ width: 50, lines: 3, measure })).isCut).toBe(false)
    expect(cutLines(text, box({ width: 49, lines: 3, measure })).isCut).toBe(true)
    expect(cutLines(text, box({ width: 50, lines: 1, suffixWidth: 10, measure })).text).toBe('illu')
  })

  it('treats the line ends of every system as one', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const cut = cutLines(['a', 'b', 'c'].join(end), box())
      expect(cut).toEqual({ text: ['a', 'b'].join(end), isCut: true })
    }
  })
})

describe('piecesOf', () => {
  it.each([
    ['old lamp', ['old ', 'lamp']],
    ['hand-blown', ['hand-', 'blown']],
    ['from -13%', ['from ', '-13%']],
    ['and/or', ['and/or']],
    ['lamp?color', ['lamp?', 'color']],
    ['€129.00', ['€129.00']],
    ['20\u00a0€\u202f!', ['20\u00a0€\u202f!']],
    ['glass—and', ['glass', '—', 'and']],
    ['全新（灯）。', ['全', '新', '（灯）。']],
    ['lamp 👩🏽‍🔧👨‍👩‍👧‍👦', ['lamp ', '👩🏽‍🔧', '👨‍👩‍👧‍👦']],
    ['🇮🇪🇬🇧', ['🇮🇪', '🇬🇧']],
    ['램프를', ['램', '프', '를']],
    ['โคมไฟเก่า', ['โคม', 'ไฟ', 'เก่า']],
  ])('splits %s', (text, pieces) => {
    expect(piecesOf(text)).toEqual(pieces)
  })
})
