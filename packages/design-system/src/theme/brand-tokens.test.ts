import { contrast } from '@aloft/creative/color/rgb'
import { themes } from '@aloft/domain/creatives/theme.rules'
import { themeNames } from '@aloft/domain/core/theme-names'
import { describe, expect, it } from 'vitest'
import { brandGrounds, brandTokens } from './brand-tokens.ts'

const pairs = themeNames.flatMap((theme) => brandGrounds.map((ground) => [theme, ground] as const))

describe.each(pairs)('%s, %s', (theme, ground) => {
  const { color, ink, accent, accentInk } = brandTokens(themes[theme])[ground]

  it('text has a contrast of 4.5:1', () => {
    expect(contrast(ink, color)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(accentInk, accent)).toBeGreaterThanOrEqual(4.5)
  })

  it('a button stands out from its background', () => {
    expect(contrast(accent, color)).toBeGreaterThanOrEqual(1.7)
  })
})

describe('brand tokens', () => {
  it('keep the two colors of a theme as they are', () => {
    for (const theme of themeNames) {
      const { primary, vivid } = brandTokens(themes[theme])
      expect([primary.color, vivid.color]).toEqual([themes[theme].primary, themes[theme].secondary])
    }
  })

  it('name fonts that exist', () => {
    expect(brandTokens(themes.facebook)).toMatchObject({
      heading: expect.stringMatching(/^Arimo,/),
      body: expect.stringMatching(/^Arimo,/),
    })
    expect(brandTokens(themes.nahia)).toMatchObject({
      heading: expect.stringContaining('Bricolage Grotesque Variable'),
      body: expect.stringMatching(/^Roboto,/),
    })
  })
})
