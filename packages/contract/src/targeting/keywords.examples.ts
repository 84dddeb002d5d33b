import type { SuggestedKeyword } from '@aloft/domain/ads/keywords.rules'

/** The suggestions for “glass lamp” in every example, story and mock. */
export const exampleKeywords: SuggestedKeyword[] = [
  { text: 'glass lamp', origin: 'seed', monthlySearches: null },
  { text: 'wren table lamp', origin: 'website', monthlySearches: null },
  { text: 'hand-blown lamps', origin: 'brief', monthlySearches: null },
  { text: 'glass lamp galway', origin: 'seed', monthlySearches: null },
  { text: 'glass lamp near me', origin: 'seed', monthlySearches: null },
]
