import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { MissingList } from './missing-list.tsx'

const onCreateBrand = fn()
const onRetry = fn()

const meta: Meta<typeof MissingList> = {
  title: 'Components/Data/Missing list',
  component: MissingList,
  parameters: { width: 720, pictures: 'once' },
  args: {
    gap: { kind: 'loading' },
    loading: 'Loading your lamps',
    failed: { title: 'We couldn’t load your lamps', lead: 'They’re safe. Please try again in a moment.' },
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading your lamps')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { gap: { kind: 'failed', onRetry, requestId: '01936b2e-7c1f' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const NoBrand: Story = {
  args: { gap: { kind: 'noBrand', onCreateBrand } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Set up a brand' }))
    await expect(onCreateBrand).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}
