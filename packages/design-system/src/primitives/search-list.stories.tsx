import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Icon } from './icon.tsx'
import { SearchList } from './search-list.tsx'

const meta: Meta<typeof SearchList> = {
  title: 'Components/Inputs/Search list',
  component: SearchList,
  parameters: { width: 480 },
  args: {
    label: 'Search',
    placeholder: 'Search pages, brands, ads',
    noMatch: 'No results',
    more: (count) => `${count} more`,
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

const lamps = Array.from({ length: 500 }, (_, index) => ({
  id: `${index}`,
  label: `Lamp ${index}`,
  icon: <Icon name="ads" />,
}))

export const ManyAds: Story = {
  parameters: { pictureOf: 'input' },
  args: { groups: [{ id: 'ads', title: 'Ads', items: lamps }] },
  play: async ({ args, canvasElement }) => {
    const list = within(canvasElement)
    await expect(list.getAllByRole('option')).toHaveLength(20)
    await expect(list.getByText('Ads · 480 more')).toBeVisible()
    await userEvent.type(list.getByRole('combobox'), 'lamp 499')
    await expect(list.getByRole('option', { name: 'Lamp 499' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith('499')
  },
}

/** An open brand and the overview lead to the same place. */
export const TwoThatLeadToOnePlace: Story = {
  parameters: { pictureOf: 'input' },
  args: {
    groups: [
      {
        id: 'pages',
        title: 'Pages',
        items: [{ id: '/0', label: 'Overview', icon: <Icon name="overview" /> }],
      },
      {
        id: 'brands',
        title: 'Brands',
        items: [{ id: '/0', label: 'Nightjar', icon: <Icon name="brand" /> }],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement)
    await userEvent.click(list.getByRole('combobox'))
    await userEvent.keyboard('{ArrowDown}')
    await expect(list.getByRole('option', { name: 'Overview' })).toHaveAttribute('aria-selected', 'false')
    await expect(list.getByRole('option', { name: 'Nightjar' })).toHaveAttribute('aria-selected', 'true')
  },
}

export const NoMatch: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'xylophone')
    await expect(within(canvasElement).getByText('No results')).toBeVisible()
  },
}

/** Actions on hundreds of ads are found by typing. */
export const ShownWhenTyped: Story = {
  parameters: { pictureOf: 'input' },
  args: {
    groups: [
      { id: 'ads', title: 'Ads', items: lamps.slice(0, 2) },
      {
        id: 'actions',
        title: 'Actions for your ads',
        isForSearch: true,
        items: [{ id: 'stop', label: 'Stop “Lamp 1”…', icon: <Icon name="stopped" /> }],
      },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const list = within(canvasElement)
    await expect(list.getAllByRole('option')).toHaveLength(2)
    await userEvent.type(list.getByRole('combobox'), 'stop lamp 1')
    await expect(list.getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith('stop')
  },
}
