import type { Meta, StoryObj } from '@storybook/react-vite'
import { Swatches } from './swatches.tsx'

const meta: Meta<typeof Swatches> = {
  title: 'Components/Data/Swatches',
  component: Swatches,
  parameters: { width: 400 },
  args: {
    swatches: [
      { label: 'Text', hex: '#123142' },
      { label: 'Page', hex: '#f6efe0' },
      { label: 'Buttons', hex: '#b8321f' },
      { label: 'Highlight', hex: '#ffd36b' },
    ],
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const FourRoles: Story = {}

export const Narrow: Story = { parameters: { width: 200 } }
