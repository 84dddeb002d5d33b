/** Languages of the interface. Texts exist in English only; the others fall back key by key (OPN-77). */
export const languages = ['en', 'fr', 'de'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'en'

/** The supported language of a browser or account tag such as `de-AT`; anything else is English (I18-01, I18-02). */
export function supportedLanguage(tag: string | null | undefined): Language {
  const primary = tag?.toLowerCase().split('-')[0]
  return languages.find((language) => language === primary) ?? defaultLanguage
}
