import { adColumns } from '@aloft/domain/core/ad-columns'
import { type ListQuery, selectRows, wholeList } from '@aloft/domain/ads/list/list-query.rules'
import type { TimelineResolution } from '@aloft/domain/ads/list/timeline.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { comparedAds, listedAds, listsNow } from './ad-rows.fixtures.ts'
import type { ListTools } from './list-toolbar.tsx'
import { type ManyAds, manyActions } from './selection-bar.tsx'
import { AdListView, type AdListViewProps } from './ad-list.view.tsx'

function Stateful({ content, ...props }: AdListViewProps) {
  const [query, setQuery] = useState<ListQuery>(content.kind === 'ads' ? content.query : wholeList)
  const [resolution, onResolution] = useState<TimelineResolution>('weeks')
  const controlled =
    content.kind === 'ads'
      ? {
          ...content,
          query,
          rows: selectRows(content.rows, query),
          onQuery: setQuery,
          timeline: { resolution, onResolution },
        }
      : content
  return <AdListView {...props} content={controlled} />
}

const tools: ListTools = {
  columns: adColumns,
  onColumns: fn(),
  saved: { filters: [], current: '', onApply: fn(), onSave: fn(), onDelete: fn() },
  period: 'all',
  onPeriod: fn(),
}

const ads = {
  kind: 'ads',
  brand: { name: 'Nightjar Lamps' },
  query: wholeList,
  rows: listedAds,
  now: listsNow,
  onQuery: fn(),
  onOpen: fn(),
  limitHref: (id: string, limit: string) => `#${id}-${limit}`,
  onCreateAd: fn(),
  onDownload: fn(),
  figures: { failed: null, isSimulated: true },
  tools,
  timeline: { resolution: 'weeks', onResolution: fn() },
  launchesHref: '/0/ad-runs',
} as const

const meta: Meta<typeof AdListView> = {
  title: 'Screens/Follow the results/Ad list',
  component: AdListView,
  args: { layout: 'list', onLayout: fn(), content: ads },
  render: (args) => <Stateful {...args} />,
}
export default meta
type Story = StoryObj<typeof meta>

export const Ads: Story = {
  play: async ({ args, canvasElement }) => {
    const view = within(canvasElement)
    await userEvent.type(view.getByLabelText('Name'), 'lamp')
    await expect(view.getByText('3 ads')).toBeVisible()
    await userEvent.selectOptions(view.getByLabelText('Platform'), 'Instagram')
    await expect(view.getByText('No ads match these filters')).toBeVisible()
    await userEvent.click(view.getAllByRole('button', { name: 'Clear filters' })[1] as HTMLElement)
    await expect(view.getByText('4 ads')).toBeVisible()
    await userEvent.click(view.getByRole('button', { name: 'Timeline' }))
    await expect(args.onLayout).toHaveBeenCalledWith('timeline')
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Gallery: Story = {
  parameters: { pictures: 'once' },
  args: { layout: 'gallery' },
}

export const Timeline: Story = {
  parameters: { pictures: 'once' },
  args: { layout: 'timeline' },
}

const many: ManyAds = {
  selection: { ids: new Set(['l', 'b']), onPick: fn(), onPickAll: fn() },
  actions: manyActions,
  onAct: fn(),
  pending: null,
  result: null,
  onCloseResult: fn(),
}

/** Two of the ads are selected, and the figures are those of a period. */
export const Selected: Story = {
  args: { content: { ...ads, rows: comparedAds, tools: { ...tools, period: '30', many } } },
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    await expect(view.getByRole('group', { name: 'Selected ads' })).toHaveTextContent('2 selected')
    await userEvent.click(view.getByRole('checkbox', { name: 'Select Old lamps, wired anew' }))
    await expect(many.selection.onPick).toHaveBeenCalledWith('d')
    await userEvent.click(view.getByRole('button', { name: 'Stop ads' }))
    await expect(many.onAct).toHaveBeenCalledWith('stop')
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** The result stays above the list, also where nothing is left in it. */
export const AllArchived: Story = {
  parameters: { pictures: 'once' },
  args: {
    content: {
      ...ads,
      rows: [],
      tools: {
        ...tools,
        many: {
          ...many,
          selection: { ...many.selection, ids: new Set<string>() },
          result: { action: 'archive', numDone: 4, refused: [] },
          onUndo: fn(),
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    await expect(view.getByText('4 ads archived')).toBeVisible()
    await expect(view.getByRole('button', { name: 'Undo' })).toBeVisible()
  },
}

const onRetry = fn()

export const WithoutFigures: Story = {
  parameters: { pictures: 'once', pictureOf: '[role="status"]:has(strong, svg)' },
  args: {
    content: {
      ...ads,
      figures: { failed: { onRetry, requestId: '01936b2e-7c1f' }, isSimulated: false },
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Empty: Story = {
  parameters: { pictures: 'once' },
  args: { content: { ...ads, rows: [] } },
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
