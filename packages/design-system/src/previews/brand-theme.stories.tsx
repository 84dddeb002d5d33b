import type { FontSet } from '@aloft/creative/fonts/font-set'
import type { LayoutName } from '@aloft/creative/scene/compose-creative'
import type { CreativeFormat } from '@aloft/domain/creatives/creative-formats.rules'
import { themes } from '@aloft/domain/creatives/theme.rules'
import { type ThemeName, themeNames } from '@aloft/domain/core/theme-names'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { sampleCreative } from '../patterns/creative-picture.fixtures.ts'
import { Text } from '../primitives/text.tsx'
import { BrandTheme } from './brand-theme.tsx'
import { FacebookFeed } from './facebook-feed.tsx'
import { GoogleSearch } from './google-search.tsx'
import { InstagramFeed } from './instagram-feed.tsx'
import { nightjar, tradeIn, tradeInSearch } from './previews.fixtures.ts'
import { Story as StoryPreview } from './story.tsx'

const meta: Meta<typeof BrandTheme> = {
  title: 'Components/Ads/Brand theme',
  component: BrandTheme,
  parameters: { creativeFonts: true, width: 1000 },
}
export default meta
type Story = StoryObj<typeof meta>

/** Without a logo, so that the letter shows the theme as well. */
const brand = { ...nightjar, logoUrl: null }

/** One ad in the four themes; the platform's own parts don't change. */
function Matrix({ columns = 4, children }: { columns?: 2 | 4; children: (theme: ThemeName) => ReactNode }) {
  return (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {themeNames.map((theme) => (
        <BrandTheme key={theme} name={theme}>
          <Text as="div" size={12} tone="soft">
            {theme}
          </Text>
          {children(theme)}
        </BrandTheme>
      ))}
    </div>
  )
}

function metaAd(
  loaded: Record<string, unknown>,
  theme: ThemeName,
  layout: LayoutName,
  format: CreativeFormat,
) {
  const media = sampleCreative(loaded['fonts'] as FontSet, { theme, layout, format })
  return { ...tradeIn, brand, media }
}

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`

/** The advertiser's initial is set in the heading typeface on the theme's first color; creatives differ in each. */
async function expectThemed(canvasElement: HTMLElement, name: string, withCreative: boolean) {
  const previews = within(canvasElement).getAllByRole('article', { name })
  await expect(previews).toHaveLength(themeNames.length)
  for (const [index, theme] of themeNames.entries()) {
    const variant = getComputedStyle(
      within(previews[index] as HTMLElement).getAllByTestId('avatar')[0] as HTMLElement,
    )
    await expect(variant.backgroundColor, theme).toBe(rgb(themes[theme].primary))
    await expect(variant.fontFamily, theme).toContain(themes[theme].headingFont)
  }
  const creatives = previews.flatMap((preview) =>
    within(preview).queryAllByTestId<HTMLImageElement>('creative'),
  )
  await expect(new Set(creatives.map(({ src }) => src)).size).toBe(withCreative ? themeNames.length : 0)
  const grounds = previews.map((preview) => getComputedStyle(preview).backgroundColor)
  await expect(new Set(grounds).size).toBe(1)
  return previews
}

export const Facebook: Story = {
  parameters: { pictureOf: '[data-theme=alice]' },
  render: (_, { loaded }) => (
    <Matrix>{(theme) => <FacebookFeed ad={metaAd(loaded, theme, 'split', '1:1')} />}</Matrix>
  ),
  play: async ({ canvasElement }) => {
    await expectThemed(canvasElement, 'Facebook feed preview', true)
  },
}

export const Instagram: Story = {
  parameters: { pictureOf: '[data-theme=nahia]' },
  render: (_, { loaded }) => (
    <Matrix>{(theme) => <InstagramFeed ad={metaAd(loaded, theme, 'archWindow', '4:5')} />}</Matrix>
  ),
  play: async ({ canvasElement }) => {
    const previews = await expectThemed(canvasElement, 'Instagram feed preview', true)
    const strips = previews.map((preview) => within(preview).getByTestId('call-to-action'))
    const colors = () => strips.map((strip) => getComputedStyle(strip).backgroundColor)
    // Each picture is drawn in its theme's colors, which the strip takes from it.
    await waitFor(() => expect(new Set(colors()).size).toBe(themeNames.length))
  },
}

export const Stories: Story = {
  parameters: { width: 1128, pictureOf: '[data-theme=clarke]' },
  render: (_, { loaded }) => (
    <Matrix>{(theme) => <StoryPreview ad={metaAd(loaded, theme, 'paletteWall', '9:16')} />}</Matrix>
  ),
  play: async ({ canvasElement }) => {
    await expectThemed(canvasElement, 'Instagram story preview', true)
  },
}

/** A search ad has no creative: only the advertiser's mark shows the theme. */
export const Google: Story = {
  parameters: { width: 760, pictureOf: '[data-theme=facebook]' },
  render: () => (
    <Matrix columns={2}>{() => <GoogleSearch ad={{ ...tradeInSearch, brand, sitelinks: [] }} />}</Matrix>
  ),
  play: async ({ canvasElement }) => {
    await expectThemed(canvasElement, 'Google search preview', false)
  },
}
