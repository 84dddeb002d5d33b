import { campaignBriefOfBrand } from '@aloft/domain/briefs/campaign-brief-of-brand.rules'
import type { BrandBrief } from '@aloft/domain/briefs/brief.entity'
import { expect, it } from 'vitest'
import { soldGuesses } from './sold-guesses.ts'

function guessesFor(summary: string, brief: Partial<BrandBrief> = {}) {
  const brand: BrandBrief = {
    name: 'Nightjar',
    summary,
    differentiators: [],
    audiences: [],
    language: 'en',
    location: 'Galway, Ireland',
    websiteUrl: '',
    toneOfVoice: null,
    ...brief,
  }
  return soldGuesses({ brandName: brand.name, brief: campaignBriefOfBrand(brand), website: null })
}

it('asks nothing where the trade is certain or the summary names the business', () => {
  expect(guessesFor('A sourdough bakery in Cork that bakes at four.')).toBeNull()
  expect(guessesFor('A family bench in Galway that starts early.')).toBeNull()
})

it('asks if neither is known, with at most four guesses in the language of the brief', () => {
  expect(guessesFor('Job sheets and promises for repair shops, on one page a day.')).not.toBeNull()
  const lamps = guessesFor('Table lamps, floor lamps and shades, wired by two of us.') ?? []
  expect(lamps).toContain('lamps and lampshades')
  expect(lamps.length).toBeLessThanOrEqual(4)
  const german = guessesFor('Tischlampen und Stehlampen, von uns beiden verkabelt.', { language: 'de' }) ?? []
  expect(german).toContain('Lampen und Lampenschirme')
})

it('asks without a guess if there is no clue at all', () => {
  expect(guessesFor('We know what matters to you, and we do it well.')).toEqual([])
})
