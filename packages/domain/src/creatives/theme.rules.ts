import { type ThemeName, themeNames } from '../core/theme-names.ts'
import type { ThemeFamily } from './creative-fonts.rules.ts'

/** The default look of ads or pages; colors as `#rrggbb`. */
export interface Theme {
  /** Facebook is for ads, the others for pages; any may be previewed (OPN-72). */
  readonly kind: 'ad' | 'page'
  readonly primary: string
  readonly secondary: string
  readonly headingFont: ThemeFamily
  readonly bodyFont: ThemeFamily
}

/** Colors of ads without colors of their own (CRE-16). */
const defaultAdPrimary = '#434CFF'
const defaultAdSecondary = '#474747'

export const defaultTheme: ThemeName = 'clarke'

/** The theme with a stored name, otherwise the given one: ads use facebook, pages the default (OPN-72). */
export function themeNamed(value: unknown, otherwise: ThemeName): ThemeName {
  return themeNames.find((name) => name === value) ?? otherwise
}

/** The four themes (FUN-06). */
export const themes: Readonly<Record<ThemeName, Theme>> = {
  facebook: {
    kind: 'ad',
    primary: defaultAdPrimary,
    secondary: defaultAdSecondary,
    headingFont: 'Arimo',
    bodyFont: 'Arimo',
  },
  clarke: {
    kind: 'page',
    primary: '#1F5F4A',
    secondary: '#F2B84B',
    headingFont: 'Bricolage Grotesque',
    bodyFont: 'Instrument Sans',
  },
  alice: {
    kind: 'page',
    primary: '#B3315F',
    secondary: '#2E2A47',
    headingFont: 'Instrument Sans',
    bodyFont: 'Instrument Sans',
  },
  nahia: {
    kind: 'page',
    primary: '#1B4B8F',
    secondary: '#E4572E',
    headingFont: 'Bricolage Grotesque',
    bodyFont: 'Roboto',
  },
}
