import { createContext, useContext, useSyncExternalStore } from 'react'
import type { I18n, I18nStore } from '@aloft/messages/i18n-store'
import type { Translate } from '@aloft/messages/text-key'

/** The texts of all components inside. */
export const I18nContext = createContext<I18nStore | null>(null)

/** The texts in the reader's language. */
export function useTranslation(): { readonly t: Translate; readonly i18n: I18n } {
  const store = useContext(I18nContext)
  if (!store) throw new Error('no texts: components are drawn inside Surroundings')
  const i18n = useSyncExternalStore(store.subscribe, store.get)
  return { t: i18n.t, i18n }
}
