import { examplePosting } from '@aloft/contract/payments/payments.examples'
import type { Outcome } from '@aloft/api-client/outcome'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, within } from 'storybook/test'
import { api } from '../../wiring/core/api.ts'
import { FollowTheEuroModal } from './follow-the-euro.modal.tsx'

type Answer = Outcome<'get-ledger-entries'>

const answer = fn<() => Promise<Answer>>()
const busy: Answer = {
  kind: 'refused',
  status: 503,
  error: 'unavailable',
  requestId: '01936b2e-7c1f',
  retryAfterSeconds: 1,
}

const meta: Meta<typeof FollowTheEuroModal> = {
  title: 'Screens/Plan and billing/In the app/Follow the euro',
  component: FollowTheEuroModal,
  parameters: { pictures: 'once', width: 640 },
  args: { what: 'Credit', amount: 6188, currency: 'EUR', choice: { account: 'credit' }, onClose: fn() },
  beforeEach: () => {
    spyOn(api, 'call').mockImplementation((async () => answer()) as never)
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  args: { choice: { subject: 'run:1' } },
  beforeEach: () => void answer.mockReset().mockReturnValue(new Promise(() => {})),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Follow the euro' })).toBeVisible()
  },
}

/** The server was too busy: the request can be quoted, and the retry waits as long as the server said. */
export const Failed: Story = {
  args: { choice: { subject: 'run:2' } },
  beforeEach: () => void answer.mockReset().mockResolvedValue({ ...busy, retryAfterSeconds: 90 }),
  play: async ({ canvasElement }) => {
    const modal = within(canvasElement)
    await expect(await modal.findByText(/01936b2e-7c1f/)).toBeVisible()
    await expect(modal.getByRole('button', { name: 'Try again in 2 min' })).toBeDisabled()
  },
}

export const LoadedAtTheSecondTry: Story = {
  beforeEach: () => {
    const reply = { postings: [{ ...examplePosting, date: new Date(examplePosting.date) }], isMore: false }
    answer.mockReset().mockResolvedValueOnce(busy).mockResolvedValue({ kind: 'reply', reply })
  },
  play: async ({ canvasElement }) => {
    const modal = within(canvasElement)
    await userEvent.click(await modal.findByRole('button', { name: 'Try again' }, { timeout: 5_000 }))
    await expect(await modal.findByRole('table')).toBeVisible()
  },
}
