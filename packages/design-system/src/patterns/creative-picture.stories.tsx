import type { FontSet } from '@aloft/creative/fonts/font-set'
import { type LayoutName, layoutNames } from '@aloft/creative/scene/compose-creative'
import { creativeFormatNames } from '@aloft/domain/creatives/creative-formats.rules'
import { type ThemeName, themeNames } from '@aloft/domain/core/theme-names'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Text } from '../primitives/text.tsx'
import { drawSample, english, german, hebrew, sampleCreative } from './creative-picture.fixtures.ts'
import { CreativePicture, type DrawnCreative } from './creative-picture.tsx'

const meta: Meta<typeof CreativePicture> = {
  title: 'Components/Ads/Creative picture',
  component: CreativePicture,
  parameters: { creativeFonts: true },
}
export default meta
type Story = StoryObj<typeof meta>

const fontsOf = (loaded: Record<string, unknown>) => loaded['fonts'] as FontSet
const themeOf = (globals: Record<string, unknown>) => globals['theme'] as ThemeName

/** Pictures of one height side by side, under the name of their layout. */
function Row({ layout, drawn, height }: { layout: LayoutName; drawn: DrawnCreative[]; height: number }) {
  return (
    <div data-row={layout}>
      <Text size={12} tone="soft">
        {layout}
      </Text>
      <div style={{ display: 'flex', gap: 8 }}>
        {drawn.map((creative, index) => (
          <div
            key={index}
            style={{ flex: 'none', width: Math.round((height * creative.width) / creative.height) }}
          >
            <CreativePicture {...creative} />
          </div>
        ))}
      </div>
    </div>
  )
}

const gallery = { display: 'grid', gap: '12px 24px', gridTemplateColumns: 'max-content max-content' } as const

async function expectAllShown(canvasElement: HTMLElement, count: number) {
  const shown = within(canvasElement).getAllByRole<HTMLImageElement>('img')
  await expect(shown).toHaveLength(count)
  await Promise.all(shown.map((image) => image.decode()))
  for (const image of shown) {
    const { width, height } = image.getBoundingClientRect()
    await expect(width / height).toBeCloseTo(image.naturalWidth / image.naturalHeight, 1)
  }
  return shown
}

/** Every layout in every format, in the toolbar's theme. */
export const LayoutsAndFormats: Story = {
  parameters: { width: 900, pictureOf: '[data-row=bigType]' },
  render: (_, { loaded, globals }) => (
    <div style={gallery}>
      {layoutNames.map((layout) => (
        <Row
          key={layout}
          layout={layout}
          height={100}
          drawn={creativeFormatNames.map((format) =>
            sampleCreative(fontsOf(loaded), { theme: themeOf(globals), layout, format }),
          )}
        />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const shown = await expectAllShown(canvasElement, layoutNames.length * creativeFormatNames.length)
    await expect(new Set(shown.map(({ src }) => src)).size).toBe(shown.length)
  },
}

/** Each layout in facebook, clarke, alice and nahia: only colors and typefaces differ. */
export const FourThemes: Story = {
  parameters: { width: 900, pictureOf: '[data-row=split]' },
  render: (_, { loaded }) => (
    <div style={gallery}>
      {layoutNames.map((layout) => (
        <Row
          key={layout}
          layout={layout}
          height={100}
          drawn={themeNames.map((theme) => sampleCreative(fontsOf(loaded), { theme, layout, format: '1:1' }))}
        />
      ))}
    </div>
  ),
  play: async ({ canvasElement, loaded }) => {
    const shown = await expectAllShown(canvasElement, layoutNames.length * themeNames.length)
    await expect(new Set(shown.map(({ src }) => src)).size).toBe(shown.length)
    for (const theme of themeNames) {
      for (const layout of layoutNames) {
        for (const format of creativeFormatNames) {
          await expect(drawSample(fontsOf(loaded), { theme, layout, format })).toHaveProperty('svg')
        }
      }
    }
  },
}

/** A brand without pictures, and one without a logo either: words and colors carry the ad. */
export const WithoutPicturesAndLogo: Story = {
  parameters: { width: 600, pictureOf: '[data-row=archWindow]' },
  render: (_, { loaded, globals }) => (
    <div style={gallery}>
      {layoutNames.map((layout) => (
        <Row
          key={layout}
          layout={layout}
          height={100}
          drawn={[true, false].map((hasLogo) =>
            sampleCreative(fontsOf(loaded), {
              theme: themeOf(globals),
              layout,
              format: hasLogo ? '16:9' : '1:1',
              numPictures: 0,
              hasLogo,
            }),
          )}
        />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const shown = await expectAllShown(canvasElement, layoutNames.length * 2)
    for (const { src } of shown.filter((_, index) => index % 2 === 1)) {
      await expect(decodeURIComponent(src)).not.toContain('<image')
    }
  },
}

/** Long German words: either they fit or the creative is refused, but they're never cut. */
export const LongGermanWords: Story = {
  parameters: { width: 360 },
  render: (_, { loaded }) => (
    <div style={{ display: 'grid', gap: 12, gridTemplateColumns: '1fr 1fr', alignItems: 'start' }}>
      {(['split', 'bigType'] as const).map((layout) => (
        <CreativePicture
          key={layout}
          {...sampleCreative(fontsOf(loaded), { theme: 'nahia', layout, format: '4:5', content: german })}
        />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expectAllShown(canvasElement, 2)
  },
}

/**
 * A right-to-left page doesn't mirror the picture. A creative in a script that our fonts lack isn't drawn,
 * and a creative still being drawn keeps its space.
 */
export const RightToLeft: Story = {
  parameters: { width: 300 },
  render: (_, { loaded }) => (
    <div dir="rtl" style={{ display: 'grid', gap: 12, gridTemplateColumns: '1fr 1fr', alignItems: 'start' }}>
      <CreativePicture
        {...sampleCreative(fontsOf(loaded), {
          theme: 'alice',
          layout: 'split',
          format: '1:1',
          content: english,
        })}
        alt={hebrew.headline}
      />
      <CreativePicture svg={null} width={1080} height={1080} alt="" />
    </div>
  ),
  play: async ({ canvasElement, loaded }) => {
    const picture = within(canvasElement).getByRole('img', { name: hebrew.headline })
    const { left, width } = picture.getBoundingClientRect()
    const room = picture.nextElementSibling?.getBoundingClientRect() ?? new DOMRect()
    await expect(left).toBeGreaterThan(room.right)
    await expect(room.height).toBeCloseTo(width, 0)
    await expect(
      drawSample(fontsOf(loaded), { theme: 'alice', layout: 'split', format: '1:1', content: hebrew }),
    ).toEqual({ kind: 'scriptUnsupported' })
  },
}
