import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { aiItem, libraryContent, libraryItems, stockItem } from './library.fixtures.ts'
import { MediaLibrary, type MediaLibraryProps } from './media-library.tsx'

const items = libraryItems(8)

function Selecting({ content, ...props }: MediaLibraryProps) {
  const [selected, setSelected] = useState(content.selected)
  return (
    <MediaLibrary
      {...props}
      content={{
        ...content,
        selected,
        onSelect: (item) => {
          setSelected(item)
          content.onSelect(item)
        },
      }}
    />
  )
}

const meta: Meta<typeof MediaLibrary> = {
  title: 'Screens/Edit an ad/Parts/Media library',
  component: MediaLibrary,
  parameters: { width: 760 },
  args: { content: libraryContent(), onChoose: fn(), onClose: fn() },
  render: (args) => <Selecting {...args} />,
}
export default meta
type Story = StoryObj<typeof meta>

const blur = () => (document.activeElement as HTMLElement).blur()

/** A picture is chosen by keys alone. */
export const Choosing: Story = {
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    const use = modal.getByRole('button', { name: 'Use picture' })
    await expect(use).toBeDisabled()
    modal.getByRole('listbox', { name: 'Pictures' }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{End}')
    await expect(args.content.onSelect).toHaveBeenLastCalledWith(items.at(-1))
    await userEvent.keyboard('{Home}{ArrowRight}')
    const option = modal.getByRole('option', { selected: true })
    await expect(option).toHaveAccessibleName(/^Three lamps in red/)
    await expect(modal.getByRole('listbox')).toHaveAttribute('aria-activedescendant', option.id)
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenLastCalledWith(items[1])
    await userEvent.click(use)
    await expect(args.onChoose).toHaveBeenCalledTimes(2)
    // What was typed about it is saved with the choice.
    await userEvent.type(modal.getByLabelText('Name'), 'Three lamps')
    await userEvent.click(use)
    await expect(args.content.onSave).toHaveBeenLastCalledWith(items[1], {
      name: 'Three lamps',
      alt: items[1]?.alt,
    })
    await expect(args.onChoose).toHaveBeenLastCalledWith({ ...items[1], name: 'Three lamps' })
    blur()
  },
}

export const ChoosingOnAPhone: Story = {
  parameters: { width: 390 },
  args: { content: libraryContent({ selected: items[6] ?? null }) },
}

/** Name and description are saved, and a picture is archived. */
export const Managing: Story = {
  parameters: { pictures: 'once' },
  args: { onChoose: undefined, content: libraryContent({ selected: stockItem, list: shown([stockItem]) }) },
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.queryByRole('button', { name: 'Use picture' })).toBeNull()
    await expect(modal.getByRole('link', { name: 'By Ines Faro' })).toHaveAttribute('rel', 'noopener')
    await userEvent.type(modal.getByLabelText('Name'), ' in Galway')
    await userEvent.click(modal.getByRole('button', { name: 'Save' }))
    await expect(args.content.onSave).toHaveBeenCalledWith(stockItem, {
      name: 'Workshop in Galway',
      alt: stockItem.alt,
    })
    await expect(await modal.findByText('Saved')).toBeVisible()
    await userEvent.click(modal.getByRole('button', { name: 'Archive' }))
    await expect(args.content.onArchive).toHaveBeenCalledWith(stockItem, true)
    blur()
  },
}

export const MadeByAi: Story = {
  args: {
    content: libraryContent({
      query: { tab: 'ai', query: '', isArchived: false, shape: null },
      selected: aiItem,
      list: shown([aiItem]),
      onGenerate: fn(),
    }),
  },
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    const option = modal.getByRole('option', { name: 'Lamp at dusk, made by AI' })
    await expect(option).toHaveAttribute('data-mark', 'AI')
    // What was typed isn't lost when another picture is to be created.
    await userEvent.type(modal.getByLabelText('Name'), '!')
    await userEvent.click(modal.getByRole('button', { name: 'Create pictures' }))
    await expect(args.content.onSave).toHaveBeenLastCalledWith(aiItem, {
      name: 'Lamp at dusk!',
      alt: aiItem.alt,
    })
    await expect(args.content.onGenerate).toHaveBeenCalled()
    blur()
  },
}

export const NotSaved: Story = {
  parameters: { pictures: 'once' },
  args: { content: libraryContent({ selected: items[0] ?? null, onSave: fn(async () => false) }) },
  play: async ({ canvasElement }) => {
    const modal = within(canvasElement)
    await userEvent.type(modal.getByLabelText('Name'), 'Dusk')
    await userEvent.click(modal.getByRole('button', { name: 'Save' }))
    await expect(await modal.findByText('We couldn’t save that. Please try again.')).toBeVisible()
    blur()
  },
}

/** Several files at once: one was refused, and one is canceled. */
export const Uploading: Story = {
  args: {
    content: libraryContent({
      uploads: [
        { id: '1', name: 'dome.webp', state: 'done' },
        { id: '2', name: 'bay-at-dusk.webp', state: 'sending' },
        { id: '3', name: 'shopfront.webp', state: 'waiting' },
        { id: '4', name: 'icon.png', state: 'imageTooSmall' },
      ],
    }),
  },
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 4 uploaded')
    await userEvent.click(modal.getByRole('button', { name: 'Cancel shopfront.webp' }))
    await expect(args.content.onDropUpload).toHaveBeenLastCalledWith('3')
    await userEvent.click(modal.getByRole('button', { name: 'Dismiss icon.png' }))
    await expect(args.content.onDropUpload).toHaveBeenLastCalledWith('4')
    blur()
  },
}

/** Files come by drop and by paste. */
export const Dropping: Story = {
  parameters: { pictures: 'once' },
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    const dataTransfer = new DataTransfer()
    const file = new File(['pixels'], 'wren.webp', { type: 'image/webp' })
    dataTransfer.items.add(file)
    const area = modal.getByRole('listbox')
    const send = (type: string) =>
      area.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
    send('dragover')
    send('drop')
    await expect(args.content.onUpload).toHaveBeenLastCalledWith([file])
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: dataTransfer, cancelable: true }))
    await expect(args.content.onUpload).toHaveBeenCalledTimes(2)
    send('dragover')
    await expect(await modal.findByText('Drop pictures to upload them')).toBeVisible()
  },
}

export const NothingFound: Story = {
  parameters: { pictures: 'once' },
  args: {
    content: libraryContent({
      query: { tab: 'uploads', query: 'ferry', isArchived: false, shape: null },
      list: shown([]),
    }),
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear search' }))
    await expect(args.content.onQuery).toHaveBeenCalledWith({
      tab: 'uploads',
      query: '',
      isArchived: false,
      shape: null,
    })
    blur()
  },
}

export const NoUploads: Story = {
  parameters: { pictures: 'once' },
  args: { content: libraryContent({ list: shown([]) }) },
}

export const NothingArchived: Story = {
  parameters: { pictures: 'once' },
  args: {
    content: libraryContent({
      query: { tab: 'website', query: '', isArchived: true, shape: null },
      list: shown([]),
    }),
  },
}

export const Loading: Story = {
  parameters: { pictures: 'once' },
  args: { content: libraryContent({ list: { kind: 'loading' } }) },
}

export const Failed: Story = {
  parameters: { pictures: 'once' },
  args: { content: libraryContent({ list: { kind: 'failed', reason: null, onRetry: fn() } }) },
}

function shown(some: typeof items) {
  return { kind: 'pictures', items: some, isStale: false, more: 'none', onMore: fn() } as const
}
