import { adsCountdown } from './ads-countdown.ts'
import { adsModals } from './ads-modals.ts'
import { adsTokens } from './ads-tokens.ts'
import { adsWizard } from './ads-wizard.ts'

/** Making an ad: what is said in several places, with the texts of its parts. */
export const ads = {
  platforms: {
    google: 'Google',
    facebook: 'Facebook',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
  },
  pickForMe: 'Pick for me',
  close: 'Close',
  cancel: 'Cancel',
  notNow: 'Not now',
  notifications: 'Notices ({hotkey})',
  notification: 'Notice',
  generateBrandBrief: 'Generate Brand Brief',
  tokens_one: '{{count}} token',
  tokens_other: '{{count}} tokens',
  writer: {
    rules: 'Drafted by rules, no AI used',
    ai: 'Drafted by an AI engine. Look over every word before you launch.',
  },
  sketch: { sponsored: 'Sponsored' },
  ...adsWizard,
  ...adsCountdown,
  ...adsTokens,
  ...adsModals,
} as const
