import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Icon } from './icon.tsx'
import { Popover } from './popover.tsx'

const meta: Meta<typeof Popover> = {
  title: 'Components/Navigation/Popover',
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

// The panel's file is loaded when it's first opened.
const longest = { timeout: 10_000 }

export const Open: Story = {
  parameters: { pictureOf: '[role=dialog]', width: 360 },
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: args.label })
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(opener)
    await expect(await page.findByRole('dialog', { name: args.label })).toHaveTextContent(
      /^Platforms may spend/,
    )
    const pressed = canvasElement.querySelector('button')
    await expect(pressed).toHaveAccessibleName(args.label)
    await expect(pressed).toHaveAttribute('aria-expanded', 'true')
  },
}

export const ClosedByEscape: Story = {
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('button', { name: args.label }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page.getByRole('dialog')).toHaveFocus(), longest)
    await userEvent.keyboard('{Escape}')
    await expect(page.queryByRole('dialog')).toBeNull()
    const opener = within(canvasElement).getByRole('button', { name: args.label })
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
    await userEvent.click(document.body)
    await expect(page.queryByRole('dialog')).toBeNull()
    opener.blur()
  },
}
