import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { somePayments } from './payments.fixtures.ts'
import { ReceiptList } from './receipt-list.tsx'

const meta: Meta<typeof ReceiptList> = {
  title: 'Screens/Plan and billing/Parts/Receipt list',
  component: ReceiptList,
  parameters: { width: 1000 },
  args: { content: { kind: 'ready', payments: somePayments, older: 'idle' } },
}
export default meta
type Story = StoryObj<typeof meta>

/** Paid by card and credit, refused, and a plan. */
export const Full: Story = {
  parameters: { widths: [1000, 390] },
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('row').slice(1)
    await expect(rows).toHaveLength(5)
    const [first, second] = rows.map((row) => within(row))
    await expect(first?.getByRole('link', { name: 'PDF of receipt 2026-000047' })).toHaveAttribute(
      'href',
      '/api/receipt?key=47',
    )
    await expect(first?.getByText('€28.80 from ad credit')).toBeVisible()
    await expect(second?.getByText('Declined')).toBeVisible()
    await expect(second?.queryByRole('link')).toBeNull()
  },
}

export const Empty: Story = {
  args: { content: { kind: 'ready', payments: [], older: 'idle' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No receipts yet')).toBeVisible()
  },
}

const onMore = fn()

export const WithOlderOnes: Story = {
  parameters: { pictureOf: '[data-picture] button' },
  args: { content: { kind: 'ready', payments: somePayments, onMore, older: 'idle' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show older' }))
    await expect(onMore).toHaveBeenCalledOnce()
  },
}

export const OlderOnesFailed: Story = {
  parameters: { pictureOf: '[data-picture] [role=alert]' },
  args: {
    content: {
      kind: 'ready',
      payments: somePayments,
      onMore,
      older: { onRetry: onMore, requestId: 'a1b2c3d4' },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'We couldn’t load older receipts.',
    )
  },
}

export const Loading: Story = {
  args: { content: { kind: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveAccessibleName('Loading receipts')
  },
}

const onRetry = fn()

export const Failed: Story = {
  parameters: { pictureOf: '[data-picture] [role=alert]' },
  args: { content: { kind: 'failed', onRetry, requestId: 'a1b2c3d4' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}
