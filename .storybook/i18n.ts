import { en } from '../packages/messages/src/catalogue.ts'
import { createI18n } from '../packages/messages/src/i18n.ts'
import { pseudoTexts } from './pseudo-texts.ts'

/** The one catalogue of all stories. */
export const i18n = createI18n()

/**
 * A language nobody speaks: a text without its marks isn't in the catalogue, and an element that clips it is
 * too narrow.
 */
export const pseudoLanguage = 'en-XA'
i18n.add(pseudoLanguage, pseudoTexts(en))
