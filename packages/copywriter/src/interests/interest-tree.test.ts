import { expect, it } from 'vitest'
import { foldName } from '@aloft/domain/core/fold-name'
import { interestFields, interestsByName } from './interest-tree.ts'
import { linesOf, parseField, parseLine } from './parse-field.ts'

const lines = interestFields.flatMap(({ groups }) => Object.values(groups).flatMap(linesOf))
const parsedLines = lines.map(parseLine)

function repeated(texts: readonly string[]): readonly string[] {
  return texts.filter((text, at) => texts.indexOf(text) !== at)
}

// The longest name that an ad stores, and no comma, because lists of names are separated by commas.
function isStorable(name: string): boolean {
  return /^[^\s,][^,]{0,48}\S$/.test(name)
}

it('holds at least 1,200 interests, each once in the whole tree', () => {
  expect(lines.length).toBeGreaterThanOrEqual(1200)
  expect(repeated(parsedLines.map(({ names }) => foldName(names[0] ?? '')))).toEqual([])
  expect(interestsByName().size).toBe(lines.length)
})

it('gives each line three names of a length that ads store, and no synonym twice or equal to a name', () => {
  const faulty = parsedLines.filter(({ names, synonyms }) => {
    const folded = [...new Set(names.map(foldName)), ...synonyms.map(foldName)]
    return repeated(folded).length > 0 || folded.includes('') || names.some((name) => !isStorable(name))
  })
  expect(faulty).toEqual([])
})

it('names each field and group once, in three languages', () => {
  const headings = interestFields.flatMap(({ name, groups }) => [name, ...Object.keys(groups)]).map(parseLine)
  expect(headings.filter(({ synonyms }) => synonyms.length > 0)).toEqual([])
  expect(repeated(headings.map(({ names }) => names[0] ?? ''))).toEqual([])
})

it.each(['Lamps / Lampen', 'Lamps /  / Lampes / lights', 'Lamps / Lampen / Lampes / lights / Leuchten'])(
  'refuses a line that is none: %s',
  (line) => {
    expect(() => parseField({ name: 'A / B / C', groups: { 'D / E / F': line } })).toThrow('Not three names')
  },
)
