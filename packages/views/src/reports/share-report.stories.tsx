import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ShareReport } from './share-report.tsx'

const link = {
  linkId: '1',
  balloonId: 'lamp',
  adName: 'Lamp repair Galway',
  period: '7',
  creationDate: new Date(2026, 10, 20, 9, 5),
  expiryDate: new Date(2026, 11, 4, 9, 5),
} as const

const meta: Meta<typeof ShareReport> = {
  title: 'Screens/Follow the results/Parts/Share report',
  component: ShareReport,
  parameters: { pictures: 'once', width: 720 },
  args: {
    content: {
      kind: 'open',
      links: [
        link,
        { ...link, linkId: '2', balloonId: null, adName: null, period: 'all' },
        { ...link, linkId: '3', period: '2026-11-01..2026-11-15' },
      ],
    },
    createdUrl: null,
    isCreating: false,
    fault: null,
    onOpen: fn(),
    onCreate: fn(),
    onCopy: fn(),
    onEnd: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Links: Story = {
  play: async ({ canvasElement, args }) => {
    const part = within(canvasElement)
    const [end] = part.getAllByRole('button', { name: 'End link' })
    if (end) await userEvent.click(end)
    await expect(args.onEnd).toHaveBeenCalledWith('1')
    await userEvent.click(part.getByRole('button', { name: 'Create link' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** The address is shown once, because only its digest is stored. */
export const Created: Story = {
  parameters: { width: 390 },
  args: { createdUrl: 'https://aloft.example/shared-report/3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
  play: async ({ canvasElement, args }) => {
    const part = within(canvasElement)
    await userEvent.click(part.getByRole('button', { name: 'Copy link' }))
    await expect(args.onCopy).toHaveBeenCalledOnce()
    await expect(part.getByRole('button', { name: 'Copied' })).toBeVisible()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Closed: Story = {
  args: { content: { kind: 'closed' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Share report' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Loading: Story = { args: { content: { kind: 'loading' } } }

export const Nothing: Story = { args: { content: { kind: 'open', links: [] } } }

export const TooMany: Story = { args: { fault: 'tooManyLinks' } }

const onRetry = fn()

export const Failed: Story = {
  args: { content: { kind: 'failed', onRetry }, fault: 'generic' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}
