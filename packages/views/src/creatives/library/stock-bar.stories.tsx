import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { libraryContent, stockItem } from './library.fixtures.ts'
import type { LibraryContent } from './library-content.ts'
import { MediaLibrary } from './media-library.tsx'
import { ownStock, pexels, stockOffers } from './stock.fixtures.ts'

const offers = stockOffers('home')
const [offer = stockItem] = offers

function stockContent(content: Partial<LibraryContent> = {}): LibraryContent {
  return libraryContent({
    query: { tab: 'stock', query: 'home', isArchived: false, shape: null },
    list: shown(offers),
    stock: ownStock,
    ...content,
  })
}

const meta: Meta<typeof MediaLibrary> = {
  title: 'Screens/Edit an ad/Parts/Stock pictures',
  component: MediaLibrary,
  parameters: { width: 760 },
  args: { content: stockContent(), onChoose: fn(), onClose: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

const blur = () => (document.activeElement as HTMLElement).blur()
const noWords = { tab: 'stock', query: '', isArchived: false, shape: null } as const

/** A picture is chosen by keys alone: it's added to the library first. */
export const Searching: Story = {
  args: { content: stockContent({ selected: offer }) },
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.getByText(/^Illustrations by Aloft, drawn in your brand’s colors/)).toBeVisible()
    await expect(modal.getByText('License: Aloft illustration, free to use in your ads')).toBeVisible()
    modal.getByRole('listbox', { name: 'Pictures' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.content.onAdd).toHaveBeenLastCalledWith(offer)
    await expect(args.onChoose).not.toHaveBeenCalled()
    await userEvent.click(modal.getByRole('button', { name: 'Use picture' }))
    await expect(args.content.onAdd).toHaveBeenCalledTimes(2)
    await userEvent.click(modal.getByRole('button', { name: 'Wide' }))
    await expect(args.content.onQuery).toHaveBeenLastCalledWith({
      tab: 'stock',
      query: 'home',
      isArchived: false,
      shape: 'landscape',
    })
    blur()
  },
}

export const SearchingOnAPhone: Story = {
  parameters: { width: 390 },
  args: { content: stockContent({ selected: offer }) },
}

/** Before a search: the brand has no stock picture yet, and subjects to search for are at hand. */
export const Subjects: Story = {
  args: { content: stockContent({ query: noWords, list: shown([]) }) },
  play: async ({ args, canvasElement }) => {
    const subjects = within(within(canvasElement).getByRole('group', { name: 'Subjects to search for' }))
    await userEvent.click(subjects.getByRole('button', { name: 'Bakery' }))
    await expect(args.content.onQuery).toHaveBeenLastCalledWith({ ...noWords, query: 'bakery' })
    blur()
  },
}

/** Photos of a service: those that the brand has are marked, and it's named with a link. */
export const OfAService: Story = {
  args: {
    content: stockContent({
      stock: pexels,
      list: shown([{ ...stockItem, name: 'Workshop' }, ...offers.slice(0, 3)]),
    }),
  },
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.getByRole('link', { name: 'Visit Pexels' })).toHaveAttribute('rel', 'noopener')
    const added = modal.getByRole('option', { name: 'Workshop, in your library' })
    await expect(added).toHaveAttribute('data-mark', 'Added')
    await userEvent.dblClick(added)
    await expect(args.onChoose).toHaveBeenLastCalledWith({ ...stockItem, name: 'Workshop' })
    await expect(args.content.onAdd).not.toHaveBeenCalled()
    blur()
  },
}

/** Where pictures are only kept in order, the picture is added and stays selected. */
export const Adding: Story = {
  parameters: { pictures: 'once' },
  args: {
    onChoose: undefined,
    content: stockContent({ selected: offer, adding: { stockId: offer.stockId ?? '', failure: null } }),
  },
}

/** The picture couldn't be fetched: the search and the selection stay. */
export const NotAdded: Story = {
  parameters: { pictures: 'once' },
  args: {
    content: stockContent({
      selected: offer,
      adding: { stockId: offer.stockId ?? '', failure: 'stockUnavailable' },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'We couldn’t get this picture. Nothing has changed. Please try again.',
    )
  },
}

export const NothingFound: Story = {
  args: {
    content: stockContent({
      query: { ...noWords, query: 'bakary' },
      list: shown([]),
      stock: { ...ownStock, subjects: ['bakery', 'beauty'] },
    }),
  },
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.getByRole('heading', { name: 'No picture matches “bakary”' })).toBeVisible()
    await userEvent.click(modal.getByRole('button', { name: 'Bakery' }))
    await expect(args.content.onQuery).toHaveBeenLastCalledWith({ ...noWords, query: 'bakery' })
    blur()
  },
}

export const NothingInThisShape: Story = {
  parameters: { pictures: 'once' },
  args: {
    content: stockContent({ query: { ...noWords, query: 'lamp', shape: 'portrait' }, list: shown([]) }),
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show any shape' }))
    await expect(args.content.onQuery).toHaveBeenLastCalledWith({ ...noWords, query: 'lamp' })
    blur()
  },
}

/** The service takes no more searches: the button waits as long as it does. */
export const Limited: Story = {
  parameters: { pictures: 'once' },
  args: {
    content: stockContent({
      stock: null,
      list: { kind: 'failed', reason: 'stockLimited', onRetry: fn(), waitSeconds: 600 },
    }),
  },
  play: async ({ canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.getByRole('alert')).toHaveTextContent(/^There have been too many searches\./)
    await expect(modal.getByRole('button', { name: /^Try again in/ })).toBeDisabled()
  },
}

export const Unavailable: Story = {
  parameters: { pictures: 'once' },
  args: {
    content: stockContent({
      stock: null,
      list: { kind: 'failed', reason: 'stockUnavailable', onRetry: fn() },
    }),
  },
}

export const Loading: Story = {
  parameters: { pictures: 'once' },
  args: { content: stockContent({ stock: null, list: { kind: 'loading' } }) },
}

function shown(some: typeof offers) {
  return { kind: 'pictures', items: some, isStale: false, more: 'none', onMore: fn() } as const
}
