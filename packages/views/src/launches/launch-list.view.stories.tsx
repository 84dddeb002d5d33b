import { type LaunchSort, launchSorts } from '@aloft/domain/ads/list/launch-columns.rules'
import { type ListQuery, wholeList } from '@aloft/domain/ads/list/list-query.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { launchRows } from './launch-rows.fixtures.ts'
import { LaunchListView } from './launch-list.view.tsx'

const query: ListQuery<LaunchSort> = wholeList
const content = {
  kind: 'launches',
  query,
  onQuery: fn(),
  launches: launchRows,
  totals: {
    count: launchRows.length,
    numOthers: 1,
    currency: 'EUR',
    budget: 2_350,
    spend: 512.4,
    clicks: 1_240,
    roas: 4.21,
    clickRate: 1.32,
    completions: 18,
  },
  isStale: false,
  more: 'none',
  onMore: fn(),
  onOpen: fn(),
  limitHref: (id: string, limit: string) => `#${id}-${limit}`,
  onDownload: fn(),
  download: 'none',
  adsHref: '/0/list',
} as const

const meta: Meta<typeof LaunchListView> = {
  title: 'Screens/Launch/Launch list',
  component: LaunchListView,
  args: { content },
}
export default meta
type Story = StoryObj<typeof meta>

export const Launches: Story = {
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    await expect(view.getByText('4 runs')).toBeVisible()
    for (const by of launchSorts.slice(0, 2)) {
      const header = view.getAllByRole('columnheader')[launchSorts.indexOf(by)] as HTMLElement
      await userEvent.click(within(header).getByRole('button'))
      const sort = { by, isDescending: false }
      await expect(content.onQuery).toHaveBeenLastCalledWith({ ...query, sort })
    }
    await userEvent.selectOptions(view.getByLabelText('Platform'), 'Google')
    const filter = { ...query.filter, platforms: ['google'] }
    await expect(content.onQuery).toHaveBeenLastCalledWith({ ...query, filter })
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const MoreFailed: Story = {
  parameters: { pictures: 'once', pictureOf: '[role="alert"]' },
  args: {
    content: {
      ...content,
      totals: { ...content.totals, count: 240 },
      more: { onRetry: content.onMore, requestId: '01936b2e-7c1f' },
    },
  },
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    await expect(view.getByText('240 runs')).toBeVisible()
    await userEvent.click(view.getByRole('button', { name: 'Try again' }))
    await expect(content.onMore).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Empty: Story = {
  parameters: { pictures: 'once' },
  args: { content: { ...content, launches: [] } },
}

export const Loading: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'loading' } },
}

export const Failed: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'failed', onRetry: fn() } },
}

export const NoBrand: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'noBrand', onCreateBrand: fn() } },
}
