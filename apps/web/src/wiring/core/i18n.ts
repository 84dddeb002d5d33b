import { addTexts, createFirstI18n, type TextPart } from '@aloft/messages/first-i18n'
import { supportedLanguage } from '@aloft/messages/language'
import { product } from '../../state/product.ts'
import { reportError } from './report-error.ts'

/** The texts of the app, initially those it starts with. */
export const i18n = createFirstI18n({
  language: supportedLanguage(navigator.language),
  productName: product.name,
  onMissing: (key) => reportError(new Error(`no text for "${key}"`)),
})

/** Loads more texts. Must be awaited before a component that uses them is rendered. */
export function loadTexts(part: TextPart): Promise<void> {
  return addTexts(i18n, part)
}
