import { enFirst } from './en-first.ts'
import { createI18nStore, type I18nStore } from './i18n-store.ts'
import { defaultLanguage, type Language } from './language.ts'

export interface FirstI18nOptions {
  readonly language?: Language | undefined
  /** Replaces the product's name in the catalogue if the installation sets another (OPN-13). */
  readonly productName?: string
  /** Called with a key that has no text; the user sees the key itself. */
  readonly onMissing?: (key: string) => void
}

/** A store with the texts that the app starts with. */
export function createFirstI18n({
  language = defaultLanguage,
  productName = enFirst.productName,
  onMissing = () => {},
}: FirstI18nOptions = {}): I18nStore {
  return createI18nStore({ language, texts: { en: { ...enFirst, productName } }, onMissing })
}

const parts = {
  account: async () => (await import('./en-account.ts')).enAccount,
  assistant: async () => (await import('./en-assistant.ts')).enAssistant,
  guide: async () => (await import('./en-guide.ts')).enGuide,
  help: async () => (await import('./en-help.ts')).enHelp,
  modals: async () => (await import('./en-modals.ts')).enModals,
  overview: async () => (await import('./en-overview.ts')).enOverview,
  product: async () => (await import('./en-product.ts')).enProduct,
  proposals: async () => (await import('./en-proposals.ts')).enProposals,
  rest: async () => (await import('./en-rest.ts')).enRest,
  shared: async () => (await import('./en-shared.ts')).enShared,
}

/**
 * The texts fetched later: account pages, the chat, the guide, the help center, modals, the overview, any page behind the
 * login, proposals, single pages there, and pages by link.
 */
export type TextPart = keyof typeof parts

/** Fetches a part of the other texts. Must be awaited before a page that uses them is rendered. */
export async function addTexts(store: I18nStore, part: TextPart): Promise<void> {
  store.add('en', await parts[part]())
}
