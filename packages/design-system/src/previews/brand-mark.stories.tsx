import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { BrandMark } from './brand-mark.tsx'
import { arabic, nightjar } from './previews.fixtures.ts'
import { skinStyle } from './skin-style.ts'
import { googleSkins } from './skins.ts'

const meta: Meta<typeof BrandMark> = { title: 'Components/Ads/Brand mark', component: BrandMark }
export default meta
type Story = StoryObj<typeof meta>

const unnamed = { name: ' 👩🏽‍🔧 Repairs', logoUrl: null }

export const WithAndWithoutLogo: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, ...skinStyle(googleSkins[0].colors.light, {}, '') }}>
      <BrandMark brand={nightjar} size={40} />
      <BrandMark brand={{ ...nightjar, logoUrl: null }} size={40} />
      <BrandMark brand={arabic.brand} size={40} />
      <BrandMark brand={nightjar} size={28} variant="icon" />
      <BrandMark brand={{ ...nightjar, logoUrl: null }} size={28} variant="icon" />
      <span hidden>
        <BrandMark brand={unnamed} size={28} />
      </span>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const marks = within(canvasElement).getAllByTestId('avatar')
    await expect(marks.map((mark) => mark.textContent)).toEqual(['', 'N', 'م', '', 'N', '👩🏽‍🔧'])
    await expect(marks[0]?.querySelector('img')).toBeVisible()
  },
}
