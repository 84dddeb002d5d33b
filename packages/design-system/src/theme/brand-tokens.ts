import { type Ground, paletteOf } from '@aloft/creative/color/palette'
import { themeColors } from '@aloft/creative/color/theme-colors'
import type { ThemeFamily } from '@aloft/domain/creatives/creative-fonts.rules'
import type { Theme } from '@aloft/domain/creatives/theme.rules'

/** Backgrounds of a brand theme, from strong to quiet; creatives use the same ones. */
export const brandGrounds = ['primary', 'deep', 'vivid', 'soft', 'paper'] as const
export type BrandGround = (typeof brandGrounds)[number]

/**
 * The values of a brand theme: backgrounds and their foreground colors, as `#rrggbb`, and fonts as CSS font families.
 */
export type BrandTokens = Record<BrandGround, Ground> & { readonly heading: string; readonly body: string }

const faces: Readonly<Record<ThemeFamily, string>> = {
  'Instrument Sans': "'Instrument Sans Variable', sans-serif",
  'Bricolage Grotesque': "'Bricolage Grotesque Variable', sans-serif",
  Arimo: 'Arimo, Arial, Helvetica, sans-serif',
  Roboto: 'Roboto, Arimo, sans-serif',
}

/** The tokens of a theme: grounds computed from its two colors by the palette of creatives (FUN-06). */
export function brandTokens(theme: Theme): BrandTokens {
  const { primary, deep, vivid, soft, paper } = paletteOf(themeColors(theme))
  return { primary, deep, vivid, soft, paper, heading: faces[theme.headingFont], body: faces[theme.bodyFont] }
}
