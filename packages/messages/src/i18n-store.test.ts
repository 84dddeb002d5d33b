import { describe, expect, it, vi } from 'vitest'
import { createI18nStore } from './i18n-store.ts'
import type { TextKey } from './text-key.ts'

const texts = {
  en: {
    lamps: { none_zero: 'No lamps', none_one: '{{count}} lamp', none_other: '{{count}} lamps', name: 'Lamp' },
    greeting: 'Hello {{name}}, {{name}}',
    empty: '',
  },
  fr: { lamps: { none_one: '{{count}} lampe', none_other: '{{count}} lampes' } },
  de: {},
}

function open(language: string, onMissing = vi.fn()) {
  const store = createI18nStore({ language, texts, onMissing })
  return { store, read: (key: string, values = {}) => store.get().t(key as TextKey, values) }
}

describe('a text', () => {
  it('has its values filled in once, so that a value is never taken for a placeholder', () => {
    const { read } = open('en')
    expect(read('greeting', { name: '{{count}}' })).toBe('Hello {{count}}, {{count}}')
    expect(read('greeting', { name: null })).toBe('Hello , ')
    expect(read('empty')).toBe('')
  })

  it('has the form of its count', () => {
    const { read } = open('en')
    expect([0, 1, 2, 1.5].map((count) => read('lamps.none', { count }))).toEqual([
      'No lamps',
      '1 lamp',
      '2 lamps',
      '1.5 lamps',
    ])
    expect(read('lamps.name', { count: 3 })).toBe('Lamp')
  })

  it('counts as its own language does, and is English where that has none (OPN-77)', () => {
    const { read } = open('fr')
    expect([0, 1, 2].map((count) => read('lamps.none', { count }))).toEqual([
      '0 lampe',
      '1 lampe',
      '2 lampes',
    ])
    expect(read('lamps.name')).toBe('Lamp')
  })

  it.each(['lamps', 'lamps.shade', 'lamps.name.length', 'constructor', ''])('is missing at %s', (key) => {
    const onMissing = vi.fn()
    const { store, read } = open('en', onMissing)
    expect(read(key)).toBe(key)
    expect(onMissing).toHaveBeenCalledExactlyOnceWith(key)
    expect(store.get().exists(key)).toBe(false)
  })
})

it('is in English, dates included, in a language without texts', () => {
  expect(open('de').store.get().language).toBe('en')
  expect(open('xx').store.get().language).toBe('en')
})

it('reports a change of language, with another object for those who compare', () => {
  const { store, read } = open('en')
  const before = store.get()
  const listener = vi.fn()
  const stop = store.subscribe(listener)
  store.changeLanguage('fr')
  expect(listener).toHaveBeenCalledOnce()
  expect(store.get()).not.toBe(before)
  expect(read('lamps.none', { count: 2 })).toBe('2 lampes')
  stop()
  store.changeLanguage('en')
  expect(listener).toHaveBeenCalledOnce()
})

it('takes texts later, the same ones once, and the newest of a key', () => {
  const { store, read } = open('en')
  const more = { lamps: { shade: 'Shade', name: 'Lantern' } }
  store.add('en', more)
  store.add('en', more)
  expect([read('lamps.shade'), read('lamps.name'), read('greeting', { name: 'Orla' })]).toEqual([
    'Shade',
    'Lantern',
    'Hello Orla, Orla',
  ])
})
