import { de, en, fr } from './catalogue.ts'
import { createI18nStore, type I18nStore } from './i18n-store.ts'
import { defaultLanguage, type Language } from './language.ts'

/** The store of the whole catalogue, at once and without a network. A key without a text is an error. */
export function createI18n(language: Language = defaultLanguage): I18nStore {
  return createI18nStore({ language, texts: { en, fr, de }, onMissing: throwMissing })
}

function throwMissing(key: string): never {
  throw new Error(`no text for "${key}"`)
}
