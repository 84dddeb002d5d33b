import type { i18n } from 'i18next'
import { de, en, fr } from './catalogue.ts'
import { createFirstI18n } from './first-i18n.ts'
import type { Language } from './language.ts'

/**
 * An i18next instance with every catalogue loaded and ready at once (no network, no suspense). A key without a text
 * is an error.
 */
export function createI18n(language?: Language): i18n {
  const instance = createFirstI18n({
    language,
    onMissing(key) {
      throw new Error(`no text for "${key}"`)
    },
  })
  for (const [tag, texts] of Object.entries({ en, fr, de }))
    instance.addResourceBundle(tag, 'translation', texts, true)
  return instance
}
