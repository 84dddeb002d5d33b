import type { WizardParams } from '@aloft/domain/ads/wizard-params.rules'
import logo from '@aloft/design-system/assets/nightjar-logo.svg'
import dome from '@aloft/design-system/assets/nightjar/dome.webp'

/** The demo brand and its owner's preferences. */
export const sketchedBrand = { name: 'Nightjar Lamps', host: 'nightjar.example', logo, picture: dome }

export const somePreferences: WizardParams = {
  platform: 'facebook',
  style: { toneOfVoice: 'trust', formula: 'PAS', imageStyle: 'Illustration' },
  competitors: ['lumen.example', 'https://www.glow.example/lamps'],
  location: 'Galway, Ireland',
  language: 'en',
  details: {
    goal: 'sales',
    offeringType: 'product',
    offeringName: 'Old lamp in, €20 off',
    offeringSummary: 'Bring any lamp, working or not, and take €20 off a new one blown in Galway.',
    specialPurpose: 'Until 24 December',
  },
  overrides: { platform: null, purpose: null },
  briefId: null,
}
