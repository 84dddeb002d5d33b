import { createInstance, type i18n } from 'i18next'
import type { Catalogue } from './catalogue.ts'
import { enFirst } from './en-first.ts'
import { defaultLanguage, type Language } from './language.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: Catalogue }
  }
}

export interface FirstI18nOptions {
  readonly language?: Language | undefined
  /** Replaces the product's name in the catalogue if the installation sets another (OPN-13). */
  readonly productName?: string
  /** Called with a key that has no text; the user sees the key itself. */
  readonly onMissing?: (key: string) => void
}

/** An i18next instance with the texts that the app starts with, ready at once (no suspense). */
export function createFirstI18n({
  language = defaultLanguage,
  productName = enFirst.productName,
  onMissing,
}: FirstI18nOptions = {}): i18n {
  const instance = createInstance()
  void instance.init({
    lng: language,
    fallbackLng: defaultLanguage,
    initAsync: false,
    interpolation: { escapeValue: false },
    saveMissing: onMissing !== undefined,
    missingKeyHandler: (_languages, _namespace, key) => onMissing?.(key),
    resources: { en: { translation: { ...enFirst, productName } } },
  })
  // Dates and so on follow this language: beside English texts they must be English too.
  void instance.changeLanguage(instance.resolvedLanguage ?? defaultLanguage)
  return instance
}

const parts = {
  account: async () => (await import('./en-account.ts')).enAccount,
  modals: async () => (await import('./en-modals.ts')).enModals,
  product: async () => (await import('./en-product.ts')).enProduct,
  rest: async () => (await import('./en-rest.ts')).enRest,
}

/** The texts fetched later: account pages, modals, any page behind the login, and single pages there. */
export type TextPart = keyof typeof parts

/** Fetches a part of the other texts. Must be awaited before a page that uses them is rendered. */
export async function addTexts(instance: i18n, part: TextPart): Promise<void> {
  instance.addResourceBundle('en', 'translation', await parts[part](), true)
}
