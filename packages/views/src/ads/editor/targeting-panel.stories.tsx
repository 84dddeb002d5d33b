import { Text } from '@aloft/design-system/primitives/text'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { TargetingPanel } from './targeting-panel.tsx'

const meta: Meta<typeof TargetingPanel> = {
  title: 'Screens/Edit an ad/Parts/Targeting panel',
  component: TargetingPanel,
  parameters: { width: 492, pictures: 'once' },
  args: {
    lists: [
      { kind: 'keywords', items: ['lamp repair galway', 'irish glass lamp'] },
      { kind: 'locations', items: [], failure: 'requiredValue' },
    ],
    audience: [],
    children: <Text>Galway</Text>,
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Counted: Story = {
  play: async ({ canvasElement }) => {
    const section = within(canvasElement)
    await expect(section.getByText('2 keywords')).toBeVisible()
    await expect(section.getByText('1 missing')).toBeVisible()
  },
}

export const Unset: Story = {
  args: { lists: [{ kind: 'keywords', items: [] }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/missing/)).toBeNull()
  },
}
