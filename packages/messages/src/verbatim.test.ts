import { expect, it } from 'vitest'
import { createI18n } from './i18n.ts'

const { t } = createI18n().get()

// Texts quoted in the specification, with their row. The keys are typed, so that none can be missed.
const quoted = [
  [
    'SES-20',
    'account.passwordInvalid',
    'Please enter a password that is at least {{minPwLength}} characters long and contains at least one digit and one letter.',
  ],
  ['SES-22', 'account.emailInvalid', 'Please enter a valid email address.'],
  ['SES-26', 'account.badLogin', 'Email and password do not match.'],
  ['ERR-04', 'errorPageFailed', 'An error occurred while showing the error page'],
  ['ERR-05', 'pageNotFound', 'Page not found'],
  ['ERR-05', 'backToSafety', 'Go back to safety'],
  ['ERR-06', 'pageNotFoundDetail', 'This page could not be found'],
  ['ERR-14', 'generic', "Oops, that didn't work... Please refresh your page to try again."],
  ['PRF-04', 'reports.failed.title', 'Failed to load ad performance.'],
  ['MOD-09', 'ads.noData.update', 'Update Brand Details'],
  ['MOD-10', 'ads.maxAds.upgrade', 'Upgrade Plan'],
  ['MOD-11', 'ads.noData.title', 'No Ad Generation Data Found'],
  [
    'BRF-13',
    'backgroundProgress.fail.NO_BRAND_BRIEF',
    "It looks like your brand is missing its brief! Let's begin by generating one for you.",
  ],
  ['BRF-13', 'ads.generateBrandBrief', 'Generate Brand Brief'],
  [
    'GEN-08',
    'backgroundProgress.fail.ALREADY_RUNNING',
    'Please wait for your current ad to finish generating first.',
  ],
  ['GEN-09', 'backgroundProgress.fail.MAX_ADS', 'Max Number of Ads Reached'],
  [
    'GEN-10',
    'backgroundProgress.fail.INSUFFICIENT_CREDITS',
    'Not enough AI tokens to generate ad. Please top up your account.',
  ],
  ['GEN-11', 'backgroundProgress.fail.EXTRACT_FAIL', 'We were unable to get data from your website.'],
  ['GEN-11', 'onboarding.extractFail', 'We were unable to get data from your website.'],
  ['GEN-12', 'backgroundProgress.fail.BAD_URL', 'Invalid URL. Please try again.'],
  ['GEN-12', 'onboarding.badUrl', 'Invalid URL. Please try again.'],
  ['GEN-13', 'backgroundProgress.fail.FAIL', 'We were unable to generate your ad.'],
  [
    'GEN-14',
    'backgroundProgress.fail.BAD_PLATFORM',
    'We were unable to suggest a plaform. Please try choosing one manually.',
  ],
  ['INT-08', 'platformAuthFailure', 'Platform connection lost! Please reconnect your account.'],
] as const

it.each(quoted)('%s: %s is worded as the specification quotes it', (_, key, text) => {
  // The raw text, with its placeholders.
  expect(t(key, { minPwLength: '{{minPwLength}}' })).toBe(text)
})

// Texts only described in the specification: each has a text of ours, so that no key is shown (OPN-76).
const described = [
  'account.emailInUse',
  'account.userNotFound',
  'account.passwordResetFail',
  'account.paymentFailed',
] as const

it.each(described)('OPN-76: %s has a text', (key) => {
  expect(t(key)).toMatch(/^[A-Z].+[.?]$/)
})
