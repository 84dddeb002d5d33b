import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type { AdOrder } from './ad-platform.port.ts'

export const submittedDate = new Date('2026-11-02T09:20:00Z')

const keywords = [
  { text: 'table lamp', match: 'broad' },
  { text: 'glass lamp', match: 'phrase' },
  { text: 'desk lamp', match: 'exact' },
] as const

/** An order of a shop's ad that follows the platform's rules, ten days for EUR 300. */
export function newOrder(platform: AdPlatform, change: Partial<AdOrder> = {}): AdOrder {
  return {
    platform,
    goal: 'sales',
    resultKind: 'conversions',
    currency: 'EUR',
    spendCap: 30_000,
    days: 10,
    maxCpc: null,
    targeting: {
      locations: [
        {
          type: 'city',
          name: 'Galway',
          region: 'Connacht',
          country_name: 'Ireland',
          primary_city: null,
          country_code: 'IE',
          population: 85_910,
          circle: { latitude: 53.27, longitude: -9.05, radiusKm: 40 },
        },
      ],
      languages: ['en'],
      keywords: platform === 'google' ? keywords : [],
      negativeKeywords: [],
      interests: [],
      minAge: 18,
      maxAge: 65,
      gender: 'all',
      specialCategories: [],
      payer: 'Nightjar Lamps',
      beneficiary: 'Nightjar Lamps',
    },
    texts:
      platform === 'google'
        ? {
            headline1: 'Table lamps from Galway',
            headline2: 'Blown by hand in one workshop',
            headlined: 'Rewired free for ten years',
            description1: 'Small glass lamps for a desk or a sill, each one signed by its maker.',
            description2: 'Sent within two days, with a plug for your country.',
          }
        : platform === 'facebook'
          ? {
              fbTitle: 'A lamp for the evenings',
              fbMessage: 'Blown by hand in Galway.',
              fbDescription: 'Rewired free for ten years',
            }
          : { igMessage: 'Blown by hand in Galway.' },
    url: 'https://nightjar.example/lamps',
    pictures: platform === 'google' ? {} : { '1:1': 'https://nightjar.example/lamp.png' },
    variant: null,
    submittedDate,
    ...change,
  }
}
