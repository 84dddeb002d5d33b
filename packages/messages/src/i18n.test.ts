import { adGenFailures } from '@aloft/domain/ads/ad-generation.rules'
import { planCatalogue } from '@aloft/domain/plans/plan-catalogue.rules'
import { checkBalloonName } from '@aloft/domain/balloons/balloon-name.rules'
import { describe, expect, it } from 'vitest'
import { de, en, fr } from './catalogue.ts'
import { formatDate, formatDay } from './date-format.ts'
import { formatWeekdayTime } from './day-format.ts'
import { formatRelative } from './relative-date.ts'
import { addTexts, createFirstI18n } from './first-i18n.ts'
import { createI18n } from './i18n.ts'
import { supportedLanguage } from './language.ts'
import type { Texts } from './text-key.ts'

describe('language', () => {
  it('falls back to English for unsupported languages (I18-01)', () => {
    expect(supportedLanguage('xx')).toBe('en')
    expect(supportedLanguage(undefined)).toBe('en')
    expect(supportedLanguage('de-AT')).toBe('de')
  })

  it('shows English texts in French and German, whose catalogues are empty (I18-02, OPN-77)', () => {
    expect(fr).toEqual({})
    expect(de).toEqual({})
    expect(createI18n('fr').get().t('pageNotFound')).toBe('Page not found')
  })

  it('keeps the keys and fills the placeholders of the specification (I18-03, I18-04)', () => {
    const { t, exists } = createI18n().get()
    const named = ['pageNotFound', 'error', 'backToSafety', 'requiredValue', 'platformAuthFailure']
    const missing = [
      ...named,
      checkBalloonName('Lamps', ['lamps']),
      ...adGenFailures.map((reason) => `backgroundProgress.fail.${reason}`),
    ].filter((key) => !exists(key ?? ''))
    expect(missing).toEqual([])
    expect(t('account.passwordInvalid', { minPwLength: 8 })).toBe(
      'Please enter a password that is at least 8 characters long and contains at least one digit and one letter.',
    )
  })
})

it('names plans in the frame as the catalogue of plans does', () => {
  const names = Object.entries(planCatalogue).map(([label, plan]) => [label, `${plan.marketingName} plan`])
  expect(en.frame.plans).toEqual(Object.fromEntries(names))
})

it('starts with the texts of the first page and has all once the others have loaded', async () => {
  const store = createFirstI18n({ language: 'fr', productName: 'Skylark' })
  const { t, exists } = store.get()
  expect(t('productName')).toBe('Skylark')
  expect(exists('ads.close')).toBe(false)
  await addTexts(store, 'product')
  expect(t('ads.close')).toBe(en.ads.close)
  await addTexts(store, 'rest')
  await addTexts(store, 'account')
  await addTexts(store, 'help')
  await addTexts(store, 'modals')
  await addTexts(store, 'guide')
  await addTexts(store, 'assistant')
  await addTexts(store, 'proposals')
  await addTexts(store, 'overview')
  const {
    mails: _sentByTheServer,
    assistantAnswers: _byTheServer,
    assistantRules: _ofRules,
    ...ofTheApp
  } = en
  expect(keysOf(ofTheApp).filter((key) => !exists(key))).toEqual([])
})

it('reports a key without a text, or with one that has not loaded yet', async () => {
  const missing: string[] = []
  const store = createFirstI18n({ language: 'fr', onMissing: (key) => missing.push(key) })
  const { t } = store.get()
  expect(t('pageNotFound')).toBe('Page not found')
  expect(t('ads.close')).toBe('ads.close')
  await addTexts(store, 'product')
  expect(t('ads.close')).toBe(en.ads.close)
  expect(missing).toEqual(['ads.close'])
  const unknownKey: string = 'ads.nothing'
  expect(() =>
    createI18n()
      .get()
      .t(unknownKey as 'ads.close'),
  ).toThrow('no text for "ads.nothing"')
})

it.each(['de', 'fr'] as const)(
  'formats dates, times and plurals in the language of its texts for %s (I18-02)',
  (language) => {
    for (const store of [createI18n(language), createFirstI18n({ language })]) {
      expect(store.get().language).toBe('en')
      expect(formatDay(new Date(2026, 10, 4), store.get().language)).toBe('Wednesday 4 November')
    }
    // In French, zero is singular; in English it's plural.
    expect(createI18n(language).get().t('editor.refused.title', { count: 0 })).toBe(
      '0 of your changes couldn’t be saved',
    )
  },
)

describe('dates', () => {
  it('has the four formats of the product (HLP-13)', () => {
    const date = new Date(2026, 10, 4, 9, 5)
    expect(formatDate(date, 'dateTime')).toBe('4 Nov, 2026 9:05')
    expect(formatDate(date, 'date')).toBe('4 Nov, 2026')
    expect(formatDay(date, 'en')).toBe('Wednesday 4 November')
    expect(formatWeekdayTime(new Date(2026, 10, 24, 21, 5), 'en')).toBe('Tuesday 21:05')
    expect(formatDay(date, 'de')).toBe('Mittwoch, 4. November')
    expect(formatDate(date, 'iso')).toBe('2026-11-04')
    expect(formatRelative(date, new Date(2026, 10, 7, 9, 5))).toBe('3 days ago')
  })
})

function keysOf(texts: Texts, before = ''): string[] {
  return Object.entries(texts).flatMap(([name, part]) =>
    typeof part === 'string' ? [before + name] : keysOf(part, `${before}${name}.`),
  )
}
