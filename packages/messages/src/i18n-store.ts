import { defaultLanguage } from './language.ts'
import type { Texts, TextValues, Translate } from './text-key.ts'

/** Texts in a language; another object once the language has changed. */
export interface I18n {
  /** The language of the texts, also for dates, numbers and plurals. */
  readonly language: string
  readonly t: Translate
  /** Whether a text is there; those of pages and modals are fetched with them. */
  readonly exists: (key: string) => boolean
}

export interface I18nStore {
  readonly get: () => I18n
  /** Adds texts; the same ones twice change nothing. */
  readonly add: (language: string, texts: Texts) => void
  readonly changeLanguage: (language: string) => void
  /** Calls when the language has changed, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void
}

export interface I18nOptions {
  readonly language: string
  /** Texts by language. One without any is not used, and a missing text is taken from English (OPN-77). */
  readonly texts: Readonly<Record<string, Texts>>
  /** Called with a key that has no text; readers see the key itself. */
  readonly onMissing: (key: string) => void
}

/**
 * Reads texts in the format of i18next: dots in keys, `{{name}}` for values, `_one` and `_other` for plurals. Its other
 * features are not used; with react-i18next they were 15 KB of every page.
 */
export function createI18nStore({ language, texts, onMissing }: I18nOptions): I18nStore {
  // By language, the newest first.
  const parts = new Map(Object.entries(texts).map(([tag, first]) => [tag, [first]]))
  const listeners = new Set<() => void>()
  const find = (tag: string, key: string) => {
    for (const part of parts.get(tag) ?? []) {
      const text = textAt(part, key)
      if (text !== undefined) return text
    }
    return undefined
  }

  function inLanguage(wanted: string): I18n {
    const hasTexts = parts.get(wanted)?.some((part) => Object.keys(part).length > 0)
    const shown = hasTexts ? wanted : defaultLanguage
    const tags = shown === defaultLanguage ? [shown] : [shown, defaultLanguage]
    return {
      language: shown,
      t(key, values) {
        for (const tag of tags) {
          for (const name of namesOf(key, values, tag)) {
            const text = find(tag, name)
            if (text !== undefined) return fill(text, values)
          }
        }
        onMissing(key)
        return key
      },
      exists: (key) => tags.some((tag) => find(tag, key) !== undefined),
    }
  }

  let i18n = inLanguage(language)
  return {
    get: () => i18n,
    add(tag, added) {
      const known = parts.get(tag) ?? []
      if (!known.includes(added)) parts.set(tag, [added, ...known])
    },
    changeLanguage(next) {
      i18n = inLanguage(next)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function textAt(texts: Texts, key: string): string | undefined {
  let found: Texts | string | undefined = texts
  for (const name of key.split('.')) {
    if (typeof found !== 'object') return undefined
    found = found[name]
  }
  return typeof found === 'string' ? found : undefined
}

const pluralRules = new Map<string, Intl.PluralRules>()

function namesOf(key: string, values: TextValues | undefined, language: string): readonly string[] {
  const count = values?.['count']
  if (typeof count !== 'number') return [key]
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language)
  pluralRules.set(language, rules)
  const forms = new Set([...(count === 0 ? ['zero'] : []), rules.select(count), 'other'])
  return [...[...forms].map((form) => `${key}_${form}`), key]
}

function fill(text: string, values: TextValues = {}): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}
