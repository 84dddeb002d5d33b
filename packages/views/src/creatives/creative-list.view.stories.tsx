import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { listedCreatives } from './creative-list.fixtures.ts'
import type { ManyCreatives } from './creative-bar.tsx'
import { CreativeListView, wholeQuery } from './creative-list.view.tsx'

const many: ManyCreatives = {
  ids: new Set(),
  onPick: fn(),
  onPickAll: fn(),
  actions: ['archive', 'download', 'delete'],
  onAct: fn(),
  pending: null,
  done: null,
  onClose: fn(),
}

const content = {
  kind: 'creatives',
  query: wholeQuery,
  onQuery: fn(),
  creatives: listedCreatives,
  isStale: false,
  more: 'none',
  onMore: fn(),
  actions: { onDownload: fn(), onDuplicate: fn(), onArchive: fn(), onDelete: fn() },
  many,
  downloading: null,
  editHrefOf: ({ _id }: { _id: string }) => `/0/design-editor?creative=${_id}`,
  createHref: '/0/create/new-ad',
  onNew: fn(),
  onOpenLibrary: fn(),
} as const

const meta: Meta<typeof CreativeListView> = {
  title: 'Screens/Edit an ad/Creative list',
  component: CreativeListView,
  args: { content },
}
export default meta
type Story = StoryObj<typeof meta>

export const Creatives: Story = {
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    await expect(view.getByText('4 shown')).toBeVisible()
    await userEvent.type(view.getByLabelText('Ad name'), 'w')
    await expect(content.onQuery).toHaveBeenLastCalledWith({ ...wholeQuery, adName: 'w' })
    await userEvent.selectOptions(view.getByLabelText('Clicks'), 'At least 100')
    await expect(content.onQuery).toHaveBeenLastCalledWith({ ...wholeQuery, minClicks: 100 })
    await userEvent.click(view.getByRole('button', { name: 'Archived' }))
    await expect(content.onQuery).toHaveBeenLastCalledWith({ ...wholeQuery, isArchived: true })
    await userEvent.click(view.getByRole('button', { name: 'New creative' }))
    await expect(content.onNew).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Selected: Story = {
  args: { content: { ...content, many: { ...many, ids: new Set([listedCreatives[0]?._id ?? '']) } } },
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    const [, second] = view.getAllByRole('checkbox')
    await userEvent.click(second as HTMLElement)
    await expect(many.onPick).toHaveBeenLastCalledWith(listedCreatives[1]?._id)
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const More: Story = {
  parameters: { pictures: 'once' },
  args: { content: { ...content, creatives: listedCreatives.slice(0, 2), more: 'waiting' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show more' }))
    await expect(content.onMore).toHaveBeenCalledOnce()
  },
}

export const MoreFailed: Story = {
  parameters: { pictures: 'once', pictureOf: '[role="alert"]' },
  args: { content: { ...content, more: { onRetry: fn(), requestId: '01936b2e-7c1f' } } },
}

export const NothingFound: Story = {
  parameters: { pictures: 'once' },
  args: { content: { ...content, creatives: [], query: { ...wholeQuery, minClicks: 100 } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear filters' }))
    await expect(content.onQuery).toHaveBeenLastCalledWith(wholeQuery)
  },
}

export const NothingArchived: Story = {
  parameters: { pictures: 'once' },
  args: { content: { ...content, creatives: [], query: { ...wholeQuery, isArchived: true } } },
}

export const Empty: Story = { args: { content: { ...content, creatives: [] } } }

export const Loading: Story = { args: { content: { kind: 'loading' } } }

export const Failed: Story = {
  args: { content: { kind: 'failed', onRetry: fn(), requestId: '01936b2e-7c1f' } },
}

const onCreateBrand = fn()
export const NoBrand: Story = {
  args: { content: { kind: 'noBrand', onCreateBrand } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Set up a brand' }))
    await expect(onCreateBrand).toHaveBeenCalledOnce()
  },
}
