import { defaultTheme, themes } from '@aloft/domain/creatives/theme.rules'
import type { ThemeName } from '@aloft/domain/core/theme-names'
import { assignVars, createTheme, createThemeContract, globalStyle } from '@vanilla-extract/css'
import { brandTokens } from './brand-tokens.ts'

const ground = { color: null, ink: null, accent: null, accentInk: null }

/**
 * Tokens of the brand theme in force, each a CSS `var()`: the look of creatives and page parts, apart from the scheme
 * of the interface and the skin of a platform (SBK-06).
 */
export const brandVars = createThemeContract({
  primary: ground,
  deep: ground,
  vivid: ground,
  soft: ground,
  paper: ground,
  heading: null,
  body: null,
})

// First, so that a theme's class on the root element wins.
globalStyle(':root', { vars: assignVars(brandVars, brandTokens(themes[defaultTheme])) })

/** The class that puts a brand theme in force for everything within (FUN-06, OPN-72). */
export const brandThemes: Readonly<Record<ThemeName, string>> = {
  facebook: createTheme(brandVars, brandTokens(themes.facebook)),
  clarke: createTheme(brandVars, brandTokens(themes.clarke)),
  alice: createTheme(brandVars, brandTokens(themes.alice)),
  nahia: createTheme(brandVars, brandTokens(themes.nahia)),
}
