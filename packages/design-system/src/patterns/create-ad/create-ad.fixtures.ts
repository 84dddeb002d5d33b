import logo from '../../assets/nightjar-logo.svg'
import dome from '../../assets/nightjar/dome.webp'
import { type CreateAdValues, noWishes } from './create-ad-values.ts'

/** The demo brand and what its owner asks for. */
export const sketchedBrand = { name: 'Nightjar Lamps', host: 'nightjar.example', logo, picture: dome }

export const someWishes: CreateAdValues = {
  ...noWishes,
  platform: 'facebook',
  toneOfVoice: 'trust',
  formula: 'PAS',
  imageStyle: 'Illustration',
  competitors: ['lumen.example', 'https://www.glow.example/lamps'],
  location: 'Galway, Ireland',
  language: 'en',
  goal: 'sales',
  offeringType: 'product',
  offeringName: 'Old lamp in, €20 off',
  offeringSummary: 'Bring any lamp, working or not, and take €20 off a new one blown in Galway.',
  specialPurpose: 'Until 24 December',
}
