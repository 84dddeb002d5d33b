import type { Meta, StoryObj } from '@storybook/react-vite'
import { contrast } from '@aloft/creative/color/rgb'
import { BrandTheme } from '@aloft/design-system/previews/brand-theme'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Row } from '@aloft/design-system/primitives/row'
import { Text } from '@aloft/design-system/primitives/text'
import { brandThemes, brandVars } from '@aloft/design-system/theme/brand-theme.css'
import { type BrandGround, brandGrounds, brandTokens } from '@aloft/design-system/theme/brand-tokens'
import { vars } from '@aloft/design-system/theme/theme.css'
import { themes } from '@aloft/domain/creatives/theme.rules'
import { type ThemeName, themeNames } from '@aloft/domain/core/theme-names'
import { expect } from 'storybook/test'

const meta: Meta = { title: 'Foundations/Brand themes', parameters: { width: 900 } }
export default meta
type Story = StoryObj

/** A background with its text and accent colors, and their contrast. */
function GroundSample({ name, theme }: { name: BrandGround; theme: ThemeName }) {
  const { color, ink, accent, accentInk } = brandVars[name]
  const tokens = brandTokens(themes[theme])[name]
  return (
    <div style={{ flex: 1, padding: '10px 12px', background: color, color: ink, fontFamily: brandVars.body }}>
      <div style={{ fontSize: 12 }}>{name}</div>
      <div style={{ fontFamily: brandVars.heading, fontWeight: 700, fontSize: 20 }}>
        {contrast(tokens.ink, tokens.color).toFixed(1)}
      </div>
      <span
        style={{
          display: 'inline-block',
          marginTop: 4,
          padding: '1px 8px',
          borderRadius: 9,
          background: accent,
          color: accentInk,
          fontSize: 12,
        }}
      >
        {contrast(tokens.accentInk, tokens.accent).toFixed(1)}
      </span>
    </div>
  )
}

/** The top of a page and a section of it, as a brand's visitors see them. */
function PageExcerpt() {
  const { soft, primary, heading, body } = brandVars
  return (
    <div style={{ fontFamily: body }}>
      <div style={{ padding: '20px 20px 22px', background: soft.color, color: soft.ink }}>
        <div style={{ fontSize: 13 }}>Nightjar Lamps, Galway</div>
        <div
          data-testid="page-heading"
          style={{ margin: '6px 0', fontFamily: heading, fontWeight: 700, fontSize: 28, lineHeight: 1.1 }}
        >
          Your old lamp is worth €20
        </div>
        <div style={{ fontSize: 15, lineHeight: 1.45 }}>
          Bring any lamp to our bench on Dominick Street, working or not. We rewire it and pass it on.
        </div>
        <span
          style={{
            display: 'inline-block',
            marginTop: 12,
            padding: '8px 16px',
            borderRadius: vars.rControl,
            background: soft.accent,
            color: soft.accentInk,
            fontWeight: 600,
            fontSize: 14,
          }}
        >
          Find your lamp
        </span>
      </div>
      <div
        data-testid="page-band"
        style={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          padding: '10px 20px',
          background: primary.color,
          color: primary.ink,
          fontSize: 14,
        }}
      >
        <span>Open today until 6</span>
        <span
          style={{
            padding: '3px 10px',
            borderRadius: vars.rControl,
            background: primary.accent,
            color: primary.accentInk,
          }}
        >
          Visit us
        </span>
      </div>
    </div>
  )
}

function Sheet({ theme }: { theme: ThemeName }) {
  const { kind, headingFont, bodyFont } = themes[theme]
  return (
    <BrandTheme name={theme}>
      <Stack gap={8}>
        <Row justify="between" align="baseline" gap={8}>
          <Text weight="strong">{theme}</Text>
          <Text size={12} tone="soft">
            {kind}: {headingFont === bodyFont ? headingFont : `${headingFont}, ${bodyFont}`}
          </Text>
        </Row>
        <div style={{ overflow: 'hidden', borderRadius: vars.rCard, boxShadow: vars.hairline }}>
          <div style={{ display: 'flex' }}>
            {brandGrounds.map((ground) => (
              <GroundSample key={ground} name={ground} theme={theme} />
            ))}
          </div>
          <PageExcerpt />
        </div>
      </Stack>
    </BrandTheme>
  )
}

/**
 * The four themes: backgrounds with the contrast of their text and of their buttons' text, and a sample page.
 */
export const BrandThemes: Story = {
  parameters: { pictureOf: '[data-theme=nahia]' },
  render: () => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: '1fr 1fr' }}>
      {themeNames.map((theme) => (
        <Sheet key={theme} theme={theme} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const styleOf = (element: HTMLElement) => getComputedStyle(element)
    const bands = canvas.getAllByTestId('page-band').map((band) => styleOf(band).backgroundColor)
    await expect(new Set(bands).size).toBe(themeNames.length)
    const faces = canvas.getAllByTestId('page-heading').map((heading) => styleOf(heading).fontFamily)
    for (const [index, theme] of themeNames.entries()) {
      await expect(faces[index]).toContain(themes[theme].headingFont)
    }
  },
}

/** A page in the toolbar's theme; `clarke` until another is chosen. */
export const OfTheToolbar: Story = {
  parameters: { width: 430 },
  globals: { theme: 'alice' },
  render: () => <PageExcerpt />,
  play: async ({ canvas, globals }) => {
    const root = document.documentElement
    const others = Object.entries(brandThemes).filter(([name]) => name !== globals['theme'])
    await expect(root).toHaveClass(brandThemes[globals['theme'] as ThemeName])
    for (const [, theme] of others) await expect(root).not.toHaveClass(theme)
    await expect(canvas.getByTestId('page-band')).toHaveStyle({ backgroundColor: 'rgb(179, 49, 95)' })
  },
}
