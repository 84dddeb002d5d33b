import { defaultTheme, themes } from '@aloft/domain/creatives/theme.rules'
import type { ThemeName } from '@aloft/domain/core/theme-names'
import { assignVars, createTheme, createThemeContract, globalStyle } from '@vanilla-extract/css'
import { brandTokens } from './brand-tokens.ts'

const ground = { color: null, ink: null, accent: null, accentInk: null }

/**
 * Tokens of the current brand theme, each a CSS `var()`: they style creatives and page parts, independent of
 * the interface's scheme and a platform's skin (SBK-06).
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

// Declared first, so that a theme's class on the root element wins.
globalStyle(':root', { vars: assignVars(brandVars, brandTokens(themes[defaultTheme])) })

/** The class that applies a brand theme to its content (FUN-06, OPN-72). */
export const brandThemes: Readonly<Record<ThemeName, string>> = {
  facebook: createTheme(brandVars, brandTokens(themes.facebook)),
  clarke: createTheme(brandVars, brandTokens(themes.clarke)),
  alice: createTheme(brandVars, brandTokens(themes.alice)),
  nahia: createTheme(brandVars, brandTokens(themes.nahia)),
}
