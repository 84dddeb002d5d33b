import { expect, test } from 'vitest'
import { defaultTheme, themeNamed, themes } from './theme.rules.ts'
import { themeNames } from '../core/theme-names.ts'

test('four themes, one of them for ads (FUN-06, OPN-72)', () => {
  expect(Object.keys(themes)).toEqual(['facebook', 'clarke', 'alice', 'nahia'])
  expect(themeNames.filter((name) => themes[name].kind === 'ad')).toEqual(['facebook'])
  expect(defaultTheme).toBe('clarke')
})

test('ads are blue and gray if the brand has no colors (CRE-16)', () => {
  expect(themes.facebook).toMatchObject({ primary: '#434CFF', secondary: '#474747' })
})

test('no two themes look alike', () => {
  const colors = themeNames.map((name) => `${themes[name].primary} ${themes[name].secondary}`)
  expect(new Set(colors).size).toBe(themeNames.length)
  for (const pair of colors) expect(pair).toMatch(/^#[0-9A-F]{6} #[0-9A-F]{6}$/)
})

test('a stored value names a theme, or none', () => {
  expect(themeNamed('alice', 'facebook')).toBe('alice')
  for (const value of [undefined, null, 'Alice', { font: 'Arimo' }, 'toString']) {
    expect(themeNamed(value, 'facebook')).toBe('facebook')
  }
})
