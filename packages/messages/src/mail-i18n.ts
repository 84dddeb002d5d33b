import { mails } from './en/mails.ts'
import { createI18nStore, type I18n } from './i18n-store.ts'
import { supportedLanguage } from './language.ts'

/** Only the texts of emails, ready at once. A key without a text is an error. */
export function createMailI18n(language: string): I18n {
  return createI18nStore({
    language: supportedLanguage(language),
    texts: { en: { mails } },
    onMissing(key) {
      throw new Error(`no text for "${key}"`)
    },
  }).get()
}
