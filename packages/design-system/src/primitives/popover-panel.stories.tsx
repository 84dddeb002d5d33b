import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Icon } from './icon.tsx'
import { PopoverPanel } from './popover-panel.tsx'

const meta: Meta<typeof PopoverPanel> = {
  title: 'Components/Navigation/Popover panel',
  component: PopoverPanel,
  parameters: { width: 360 },
  args: {
    opener: <Icon name="info" />,
    label: 'What the daily budget is',
    children: 'Platforms may spend up to a quarter more on a good day. Over a week it evens out.',
  },
  decorators: [(Story) => <div style={{ height: 140, paddingTop: 100 }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof meta>

/** Above its button, if there is room. */
export const Above: Story = {
  args: { side: 'top' },
  play: async ({ args }) => {
    await expect(within(document.body).getByRole('dialog', { name: args.label })).toHaveFocus()
  },
}
