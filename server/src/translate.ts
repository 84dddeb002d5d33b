import { createI18n } from '@aloft/messages/i18n'
import { type Language, supportedLanguage } from '@aloft/messages/language'

const texts = new Map<Language, ReturnType<typeof createI18n>>()

/** A text of the message catalogue, in the language of an account's tag. */
export function translate(languageTag: string, key: string, values: object): string {
  const language = supportedLanguage(languageTag)
  const store = texts.get(language) ?? createI18n(language)
  texts.set(language, store)
  return (store.get().t as (key: string, values: object) => string)(key, values)
}
