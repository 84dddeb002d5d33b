import { createInstance, type i18n } from 'i18next'
import { type Catalogue, de, en, fr } from './catalogue.ts'
import { defaultLanguage, type Language } from './language.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: Catalogue }
  }
}

/**
 * An i18next instance with every catalogue loaded and ready at once (no network, no suspense).
 * `productName` replaces the catalogue's own where an installation has another (OPN-13).
 */
export function createI18n(language: Language = defaultLanguage, productName: string = en.productName): i18n {
  const instance = createInstance()
  void instance.init({
    lng: language,
    fallbackLng: defaultLanguage,
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: {
      en: { translation: { ...en, productName } },
      fr: { translation: fr },
      de: { translation: de },
    },
  })
  return instance
}
