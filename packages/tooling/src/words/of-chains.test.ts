import { expect, test } from 'vitest'
import { parseSource } from '../tree/source-file.ts'
import { ofChains } from './of-chains.ts'

function chainsIn(code: string): string[] {
  return ofChains(parseSource('a.ts', code)).map(({ name }) => name)
}

test('one xOf of another is a chain', () => {
  expect(chainsIn('use(namesOf(adsOf(brand), 1))')).toEqual(['namesOf(adsOf(…))'])
  expect(chainsIn('aOf(bOf(cOf(d)))')).toEqual(['aOf(bOf(…))', 'bOf(cOf(…))'])
})

test.each([
  'namesOf(ads)',
  'namesOf(1, adsOf(brand))',
  'names(adsOf(brand))',
  'indexOf(list.lastIndexOf(a))',
  'use(of(of(a)))',
  'new namesOf(adsOf(a))',
])('%s is none', (code) => {
  expect(chainsIn(code)).toEqual([])
})
