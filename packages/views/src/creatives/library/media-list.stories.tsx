import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { libraryContent, libraryItems } from './library.fixtures.ts'
import { MediaList } from './media-list.tsx'

const meta: Meta<typeof MediaList> = {
  title: 'Screens/Edit an ad/Parts/Media list',
  component: MediaList,
  parameters: { width: 440, pictures: 'once' },
  args: { content: libraryContent() },
}
export default meta
type Story = StoryObj<typeof meta>

const retry = fn()
const empty = { kind: 'pictures', items: [], isStale: false, more: 'none', onMore: fn() } as const

export const Pictures: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('option')).toHaveLength(8)
  },
}

/** The next page didn't load; what's there can be used. */
export const MoreFailed: Story = {
  args: {
    content: libraryContent({
      list: { ...empty, items: libraryItems(3), more: { onRetry: retry } },
    }),
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement)
    await expect(list.getByRole('alert')).toHaveTextContent('We couldn’t load more pictures.')
    await userEvent.click(list.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const NoneOfTheWebsite: Story = {
  args: {
    content: libraryContent({
      query: { tab: 'website', query: '', isArchived: false, shape: null },
      list: empty,
    }),
  },
}

export const NoneByAi: Story = {
  args: {
    content: libraryContent({ query: { tab: 'ai', query: '', isArchived: false, shape: null }, list: empty }),
  },
}
