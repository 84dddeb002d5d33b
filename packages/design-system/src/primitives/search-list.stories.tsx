import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Icon } from './icon.tsx'
import { SearchList } from './search-list.tsx'

const meta: Meta<typeof SearchList> = {
  title: 'Primitives/Search list',
  component: SearchList,
  parameters: { width: 480 },
  args: {
    label: 'Search',
    placeholder: 'Search pages, brands, ads',
    noMatch: 'Nothing is called that.',
    onChoose: fn(),
    groups: [
      {
        id: 'pages',
        title: 'Pages',
        items: [
          { id: 'overview', label: 'Overview', icon: <Icon name="overview" /> },
          { id: 'briefs', label: 'Briefs', icon: <Icon name="briefs" /> },
        ],
      },
      {
        id: 'ads',
        title: 'Ads',
        items: [
          {
            id: 'ad',
            label: 'Evenings, better lit',
            detail: 'Instagram',
            keywords: ['Instagram'],
            icon: <Icon name="ads" />,
          },
        ],
      },
    ],
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {}

export const TakenByKeys: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox')
    await userEvent.type(field, 'instag')
    await expect(within(canvasElement).getByRole('option', { name: /Evenings/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(within(canvasElement).queryByRole('option', { name: 'Briefs' })).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith('ad')
  },
}

export const NoMatch: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'xylophone')
    await expect(within(canvasElement).getByText('Nothing is called that.')).toBeVisible()
  },
}
