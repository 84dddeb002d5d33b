import type { Meta, StoryObj } from '@storybook/react-vite'
import { PanelOpener } from './panel-opener.tsx'

const meta: Meta<typeof PanelOpener> = {
  title: 'Screens/Follow the results/Parts/Panel opener',
  component: PanelOpener,
  args: { word: 'Columns' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
