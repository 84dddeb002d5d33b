import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { frameFixture } from '../../patterns/app-frame.fixtures.ts'
import { AppFrame } from '../../patterns/app-frame.tsx'
import { FacebookFeed } from '../../previews/facebook-feed.tsx'
import { tradeIn } from '../../previews/previews.fixtures.ts'
import { type AdReviewContent, AdReviewView, type ReviewedAd } from './ad-review.tsx'

const onShow = fn()
const onFilter = fn()

const ad: ReviewedAd = {
  id: '1',
  name: 'Evenings, better lit',
  brand: 'Nightjar Lamps',
  owner: 'orla@nightjar.example',
  status: 'pending_approval',
  submittedDate: new Date(2026, 10, 21, 9, 6),
  platform: 'Facebook',
  budget: 10_000,
  dailyBudget: 715,
  currency: 'EUR',
  days: 14,
  goal: 'Sales on the website',
  websiteUrl: 'https://nightjar.example/lamps',
  preview: <FacebookFeed ad={tradeIn} />,
  findings: [{ rule: 'M05', severity: 'warning', message: 'Facebook cuts this text after 125 characters.' }],
  history: [
    { id: '2', status: 'pending_approval', date: new Date(2026, 10, 21, 9, 6), actor: null, reason: null },
    { id: '1', status: 'pending', date: new Date(2026, 10, 21, 9, 5), actor: 'Órla Fahy', reason: null },
  ],
  decision: {
    ways: ['approve', 'reject'],
    today: '2026-11-21',
    onApprove: fn(),
    onReject: fn(),
    onStop: fn(),
    pending: null,
    trouble: null,
  },
}
const second = {
  ...ad,
  id: '2',
  name: 'Loaves by eight',
  brand: 'Loaf and Ladle',
  owner: 'tom@loaf.example',
}

const ready: AdReviewContent = {
  kind: 'ready',
  filter: 'waiting',
  onFilter,
  rows: [ad, second],
  shown: ad,
  onShow,
}

const meta: Meta<typeof AdReviewView> = {
  title: 'Views/Admin/Ad review',
  component: AdReviewView,
  parameters: { layout: 'fullscreen' },
  args: { content: ready },
  decorators: [
    (Story) => (
      <AppFrame {...frameFixture} onLogOut={fn()}>
        <Story />
      </AppFrame>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: { pictures: 'once', longerWords: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('article', { name: 'Evenings, better lit' })).toHaveTextContent(/Ada|Órla/)
    await userEvent.click(page.getByRole('button', { name: 'All ads' }))
    await expect(onShow).toHaveBeenLastCalledWith(null)
  },
}

export const Empty: Story = {
  parameters: { pictures: 'once', pictureOf: '[aria-label="Ads to review"]' },
  args: { content: { ...ready, rows: [], shown: null } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('Nothing waits for you')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Live' }))
    await expect(onFilter).toHaveBeenLastCalledWith('live')
  },
}

export const Loading: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'loading' } },
}

const onRetry = fn()

export const Failed: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'failed', onRetry } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}
