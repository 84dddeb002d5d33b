import type { Meta, StoryObj } from '@storybook/react-vite'
import nightjar from '@aloft/design-system/assets/nightjar-logo.svg'
import { DesignPreview } from './design-preview.tsx'

const meta: Meta<typeof DesignPreview> = {
  title: 'Screens/Brand and briefs/Parts/Design preview',
  component: DesignPreview,
  parameters: { width: 300 },
  args: {
    brand: 'Nightjar Lamps',
    font: 'Bricolage Grotesque',
    layoutColor: '#f6efe0',
    textColor: '#123142',
    logo: nightjar,
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Bright: Story = {}

export const DarkWithoutLogo: Story = {
  args: { layoutColor: '#123142', textColor: '#ffd36b', font: 'Instrument Sans', logo: null },
}
