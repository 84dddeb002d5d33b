import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Avatar } from '../primitives/avatar.tsx'
import { Icon } from '../primitives/icon.tsx'
import { CommandPalette } from './command-palette.tsx'

const meta: Meta<typeof CommandPalette> = {
  title: 'Components/Navigation/Command palette',
  component: CommandPalette,
  parameters: { layout: 'fullscreen', pictureOf: '[role=dialog]', longerWords: true },
  args: {
    onChoose: fn(),
    onClose: fn(),
    groups: [
      {
        id: 'pages',
        title: 'Pages',
        items: [
          { id: '/0', label: 'Overview', icon: <Icon name="overview" /> },
          { id: '/0/create/new-ad', label: 'New ad', icon: <Icon name="plus" /> },
        ],
      },
      {
        id: 'brands',
        title: 'Brands',
        items: [
          {
            id: '/0?ideaId=2',
            label: 'Loaf and Ladle',
            icon: <Avatar name="Loaf and Ladle" kind="brand" size={24} />,
          },
        ],
      },
    ],
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ args }) => {
    const dialog = within(within(document.body).getByRole('dialog', { name: 'Search' }))
    await expect(dialog.getByRole('combobox')).toHaveFocus()
    await userEvent.keyboard('loaf{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith('/0?ideaId=2')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
