import type { FontSet } from '@aloft/creative/fonts/font-set'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { SizesPreview } from './sizes-preview.tsx'
import { sampleSizes } from './wizard.fixtures.ts'

const meta: Meta<typeof SizesPreview> = {
  title: 'Screens/Edit an ad/Parts/Sizes preview',
  component: SizesPreview,
  parameters: { width: 380, creativeFonts: true },
  args: { sizes: sampleSizes(null), headline: 'Old lamp in, €20 off' },
  render: (args, { loaded }) => <SizesPreview {...args} sizes={sampleSizes(loaded['fonts'] as FontSet)} />,
}
export default meta
type Story = StoryObj<typeof meta>

export const FourSizes: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('img', { name: 'Old lamp in, €20 off' })).toHaveLength(4)
  },
}

export const NotDrawn: Story = {
  parameters: { pictures: 'once' },
  render: (args) => (
    <SizesPreview {...args} sizes={{ svgs: {}, refusal: { kind: 'textTooLong', field: 'headline' } }} />
  ),
}
