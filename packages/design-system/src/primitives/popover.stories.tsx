import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Icon } from './icon.tsx'
import { Popover } from './popover.tsx'

const meta: Meta<typeof Popover> = {
  title: 'Primitives/Popover',
  component: Popover,
  parameters: { width: 360 },
  args: {
    opener: <Icon name="info" />,
    label: 'What the daily budget is',
    children: 'Platforms may spend up to a quarter more on a good day. Over a week it evens out.',
  },
  decorators: [(Story) => <div style={{ height: 140 }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof meta>

const page = within(document.body)

export const Open: Story = {
  parameters: { pictureOf: '[role=dialog]', width: 360 },
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: args.label })
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(opener)
    await expect(page.getByRole('dialog', { name: args.label })).toHaveTextContent(/^Platforms may spend/)
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
  },
}

export const ClosedByEscape: Story = {
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: args.label })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await expect(page.getByRole('dialog')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(page.queryByRole('dialog')).toBeNull()
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
    await userEvent.click(document.body)
    await expect(page.queryByRole('dialog')).toBeNull()
    opener.blur()
  },
}
