import { createInstance, type i18n } from 'i18next'
import { mails } from './en/mails.ts'
import { defaultLanguage, supportedLanguage } from './language.ts'

/** An i18next instance with only the emails' texts, ready at once. A key without a text is an error. */
export function createMailI18n(language: string): i18n {
  const instance = createInstance()
  void instance.init({
    lng: supportedLanguage(language),
    fallbackLng: defaultLanguage,
    initAsync: false,
    // Values are also used in plain text; the HTML template escapes them.
    interpolation: { escapeValue: false },
    // An email without a link has an empty button.
    returnEmptyString: true,
    saveMissing: true,
    missingKeyHandler(_languages, _namespace, key) {
      throw new Error(`no text for "${key}"`)
    },
    resources: { en: { translation: { mails } } },
  })
  return instance
}
