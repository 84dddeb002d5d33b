import { describe, expect, it } from 'vitest'
import { adGenFailureOutcome } from './ad-failure.rules.ts'
import { type AdGenFailure, adGenFailures } from './ad-generation.rules.ts'

const quiet = { toastMs: null, modal: null, aiFailure: null, goBack: false, hasTryAgain: false, button: null }

describe('adGenFailureOutcome', () => {
  it.each([
    ['INSUFFICIENT_CREDITS', { ...quiet, modal: 'aiTokenBalance', goBack: true }],
    ['EXTRACT_FAIL', { ...quiet, modal: 'noAdGenerationData' }],
    ['BAD_URL', { ...quiet, modal: 'noAdGenerationData' }],
    ['ALREADY_RUNNING', quiet],
    ['NO_BRAND_BRIEF', { ...quiet, button: 'generateBrandBrief' }],
  ] as const)('of %s', (failure, outcome) => {
    expect(adGenFailureOutcome(failure)).toEqual({ toast: `backgroundProgress.fail.${failure}`, ...outcome })
  })

  it('leaves the word to the modal where too many ads are active (GEN-09)', () => {
    expect(adGenFailureOutcome('MAX_ADS')).toEqual({ ...quiet, toast: null, modal: 'maxAdsExceeded' })
  })

  it.each([
    ['UNSAFE', 'unsafe'],
    ['LIMIT_EXCEEDED', 'limitExceeded'],
    ['NOT_BUSINESS', 'notBusiness'],
  ] as const)('leaves the word to the modal of what AI could not do: %s (GEN-17)', (failure, aiFailure) => {
    expect(adGenFailureOutcome(failure)).toEqual({
      ...quiet,
      toast: null,
      modal: 'aiGenerationFailed',
      aiFailure,
      hasTryAgain: true,
    })
  })

  const others: AdGenFailure[] = ['FAIL', 'BAD_PLATFORM']
  it.each(others)('offers another try for 80 s: %s (GEN-15)', (failure) => {
    expect(adGenFailureOutcome(failure)).toEqual({
      ...quiet,
      toast: `backgroundProgress.fail.${failure}`,
      toastMs: 80_000,
      hasTryAgain: true,
    })
  })

  it('says or opens something for every failure', () => {
    for (const failure of adGenFailures) {
      const { toast, modal } = adGenFailureOutcome(failure)
      expect(toast ?? modal, failure).not.toBeNull()
    }
  })
})
