import type { AdLanguage } from '@aloft/domain/core/ad-languages'
import { german } from './de/german.ts'
import { english } from './en/english.ts'
import { french } from './fr/french.ts'
import type { LanguageWords } from '../language/language-words.ts'

/** The copywriter's words, by language. */
export const wordsOf: Readonly<Record<AdLanguage, LanguageWords>> = { en: english, fr: french, de: german }
