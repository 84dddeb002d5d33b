import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import dome from '@aloft/design-system/assets/nightjar/dome.webp'
import { FirstAdCard } from './first-ad-card.tsx'

const pressed = fn()

const meta: Meta<typeof FirstAdCard> = {
  title: 'Screens/Create an ad/Parts/First ad card',
  component: FirstAdCard,
  parameters: { widths: [390] },
  args: { platform: 'facebook', status: 'WAITING', progress: 0, doneSteps: [], tokenPrice: 10 },
  beforeEach: () => {
    pressed.mockClear()
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Up next')).toBeVisible()
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

export const InProgress: Story = {
  args: { status: 'IN_PROGRESS', progress: 40, doneSteps: ['brief', 'texts'] },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Facebook ad' })
    await expect(bar).toHaveAttribute('aria-valuenow', '16')
  },
}

export const Done: Story = {
  args: {
    status: 'DONE',
    progress: 100,
    preview: <img src={dome} alt="A red dome lamp" width={358} />,
    onOpen: pressed,
    launchHref: '#launch',
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open Facebook ad' }))
    await expect(pressed).toHaveBeenCalledOnce()
    const launch = within(canvasElement).getByRole('link', { name: 'Review and launch the Facebook ad' })
    await expect(launch).toHaveAttribute('href', '#launch')
  },
}

/** The ad has been deleted since. */
export const Gone: Story = { args: { status: 'DONE', progress: 100, preview: null } }

export const Failed: Story = {
  args: { status: 'FAIL', failure: 'LIMIT_EXCEEDED', onRetry: pressed },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('You got your 10 tokens back.')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: /^Try the Facebook ad again/ }))
    await expect(pressed).toHaveBeenCalledOnce()
  },
}

/** Nothing was charged for it, so nothing was refunded. */
export const Unpaid: Story = {
  args: { status: 'FAIL', failure: 'INSUFFICIENT_CREDITS', onRetry: pressed, isRetrying: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.queryByText(/tokens back/)).toBeNull()
    await userEvent.click(page.getByRole('button', { name: /^Try the Facebook ad again/ }))
    await expect(pressed).not.toHaveBeenCalled()
  },
}
