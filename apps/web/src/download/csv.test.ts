import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { csvText } from './csv.ts'

function linesOf(...row: Parameters<typeof csvText>[0]['rows'][number]): string {
  return csvText({ columns: ['a'], rows: [row] })
    .split('\r\n')
    .slice(1)
    .join('\r\n')
}

describe('a file', () => {
  it('is what a table shows, with days and numbers as they are', () => {
    const columns = ['Name', 'Start', 'Spent', 'Results']
    const day = new Date('2026-11-22T09:00:00Z')
    expect(csvText({ columns, rows: [['Lamp, "small"', day, -12.5, null]] })).toBe(
      '\uFEFFName,Start,Spent,Results\r\n"Lamp, ""small""",2026-11-22,-12.5,',
    )
  })

  it.each([
    '=HYPERLINK("https://evil.example")',
    '+1',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '  =1',
    '\n=1',
    '＝1',
    '|calc',
    '%0A=1',
  ])('runs no formula: %j', (text) => {
    const [[cell] = []] = Papa.parse<string[]>(linesOf(text)).data
    expect(cell).toBe(`'${text}`)
  })

  it('gives back what it was given', () => {
    const rows = [
      ['a,b', 'c;d'],
      ['two\nlines', '"quoted"'],
      ['', ' space '],
      ['5 - 3 = 2', 'été 灯'],
    ]
    const read = Papa.parse<string[]>(csvText({ columns: ['a', 'b'], rows }).slice(1)).data
    expect(read.slice(1)).toEqual(rows)
  })

  it('guards the names of its columns too', () => {
    expect(csvText({ columns: ['=1'], rows: [] })).toContain("'=1")
  })
})
