import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adColumns, allAdColumns } from '../core/ad-columns.ts'
import { launchColumns, reportAdColumns } from '../core/report-columns.ts'
import { colorSchemes, readColorScheme } from './color-scheme.rules.ts'
import { preferencesSchema, readPreferences } from './preferences.entity.ts'
import { maxRecentPages } from './recent-pages.rules.ts'
import { maxSavedFilters, type SavedFilter, usualPreferences, withSavedFilter } from './preferences.rules.ts'

const own = {
  colorScheme: 'dark',
  adColumns: ['name', 'spend', 'clicks'],
  launchColumns: ['name', 'platform', 'cost'],
  reportAdColumns: ['name', 'roas', 'status'],
  savedFilters: [{ name: 'Live on Google', query: 'status=running&platform=google&sort=-spend' }],
  recentPages: [{ page: 'briefs', ideaId: '01936b2e-0000-7000-8000-000000000101', balloonId: null }],
} as const

describe('stored preferences', () => {
  it('begin with the ten columns (LST-02), all figures of reports (PRF-01, PRF-07), no filters and the scheme of the device', () => {
    expect(readPreferences({})).toEqual({})
    expect(usualPreferences).toEqual({
      colorScheme: 'system',
      adColumns,
      launchColumns,
      reportAdColumns,
      savedFilters: [],
      recentPages: [],
    })
    expect(preferencesSchema.parse(usualPreferences)).toEqual(usualPreferences)
  })

  it('are read key by key, so that one that this version does not understand costs no other', () => {
    expect(readPreferences(own)).toEqual(own)
    expect(readPreferences({ ...own, adColumns: ['name', 'sparkle'] })).toEqual({
      ...own,
      adColumns: undefined,
    })
    expect(readPreferences({ ...own, later: 1 })).toEqual(own)
  })

  it('are readable whatever is stored', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        expect(preferencesSchema.partial().safeParse(readPreferences(stored)).success).toBe(true)
      }),
    )
  })
})

it.each([
  ['colorScheme', 'sepia'],
  ['adColumns', []],
  ['adColumns', ['spend', 'name']],
  ['adColumns', ['name', 'spend', 'spend']],
  ['adColumns', [...allAdColumns, 'name']],
  ['launchColumns', ['cost', 'name']],
  ['launchColumns', ['name', 'cost', 'cost']],
  ['reportAdColumns', ['name', 'submitted']],
  ['savedFilters', [{ name: ' ', query: '' }]],
  ['savedFilters', [{ name: 'a', query: '"><script>' }]],
  ['savedFilters', [own.savedFilters[0], own.savedFilters[0]]],
  ['recentPages', [{ ...own.recentPages[0], page: 'login' }]],
  ['recentPages', [{ ...own.recentPages[0], ideaId: '../admin' }]],
  ['recentPages', Array.from({ length: maxRecentPages + 1 }, () => own.recentPages[0])],
  [
    'savedFilters',
    Array.from({ length: maxSavedFilters + 1 }, (_, place) => ({ name: `${place}`, query: '' })),
  ],
])('refuses as %s: %o', (key, value) => {
  const { error } = preferencesSchema.partial().safeParse({ [key]: value })
  expect(error?.issues[0]?.path[0]).toBe(key)
})

it('knows the schemes of a cookie', () => {
  for (const scheme of colorSchemes) expect(readColorScheme(scheme)).toBe(scheme)
  for (const text of [undefined, '', 'Dark', 'constructor']) expect(readColorScheme(text)).toBe('system')
})

it('saves filters under their name once, while there is room', () => {
  const first = { name: 'Live', query: 'status=running' }
  const later = { ...first, query: 'status=learning' }
  const full = Array.from({ length: maxSavedFilters }, (_, place): SavedFilter => ({
    name: `${place}`,
    query: '',
  }))
  expect(withSavedFilter([], first)).toEqual([first])
  expect(withSavedFilter([first], later)).toEqual([later])
  expect(withSavedFilter(full, first)).toBeNull()
  expect(withSavedFilter([...full.slice(1), first], later)).toEqual([...full.slice(1), later])
})
