/** Languages that ad texts are written in, whatever the language of the interface (BRF-11, OPN-77). */
export const adLanguages = [
  { code: 'en', name: 'English' },
  { code: 'fr', name: 'French' },
  { code: 'de', name: 'German' },
] as const
export const adLanguageCodes = adLanguages.map(({ code }) => code)
export type AdLanguage = (typeof adLanguageCodes)[number]
