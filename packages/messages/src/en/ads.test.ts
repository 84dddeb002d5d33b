import { adGenFailures } from '@aloft/domain/ads/ad-generation.rules'
import { aiFailures } from '@aloft/domain/core/ai-results'
import { describe, expect, it } from 'vitest'
import { backgroundProgress } from './ads-failures.ts'
import { adsModals } from './ads-modals.ts'
import { ads } from './ads.ts'

describe('why an ad was not generated', () => {
  it.each([
    ['ALREADY_RUNNING', 'Please wait for your current ad to finish generating first.'],
    ['MAX_ADS', 'Max Number of Ads Reached'],
    ['INSUFFICIENT_CREDITS', 'Not enough AI tokens to generate ad. Please top up your account.'],
    ['EXTRACT_FAIL', 'We were unable to get data from your website.'],
    ['BAD_URL', 'Invalid URL. Please try again.'],
    ['FAIL', 'We were unable to generate your ad.'],
    ['BAD_PLATFORM', 'We were unable to suggest a plaform. Please try choosing one manually.'],
    [
      'NO_BRAND_BRIEF',
      "It looks like your brand is missing its brief! Let's begin by generating one for you.",
    ],
  ] as const)("has the specification's text for %s (GEN-08 to GEN-14, BRF-13)", (reason, text) => {
    expect(backgroundProgress.fail[reason]).toBe(text)
  })

  it('has a text for every reason', () => {
    expect(Object.keys(backgroundProgress.fail).toSorted()).toEqual([...adGenFailures].toSorted())
    expect(ads.generateBrandBrief).toBe('Generate Brand Brief')
  })
})

describe('why AI work failed', () => {
  it('has nine texts of its own (GEN-19)', () => {
    expect(Object.keys(adsModals.aiFailed.reasons).toSorted()).toEqual([...aiFailures].toSorted())
    expect(new Set(Object.values(adsModals.aiFailed.reasons).map(({ text }) => text)).size).toBe(9)
  })
})
