import { expect, it } from 'vitest'
import { formulas, offeringTypes } from './brief-options.rules.ts'
import { adLanguages } from '../core/ad-languages.ts'
import { tones } from '../core/tones.ts'

it('holds the choices of a brief', () => {
  expect(formulas).toEqual(['AIDA', 'PAS', 'BAB', 'PPPP', 'USP', 'DRF', 'SSS', 'FAB'])
  expect(tones).toHaveLength(10)
  expect(tones).toContain('FOMO')
  expect(adLanguages.map(({ name }) => name)).toEqual(['English', 'French', 'German'])
  expect(offeringTypes).toEqual(['brand', 'product'])
})
