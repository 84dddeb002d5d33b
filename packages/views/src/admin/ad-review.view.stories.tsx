import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { frameFixture } from '../frame/app-frame.fixtures.ts'
import { AppFrame } from '../frame/app-frame.tsx'
import { reviewedAd } from './review.fixtures.ts'
import { ReviewedAd } from './reviewed-ad.tsx'
import { FacebookFeed } from '@aloft/design-system/previews/facebook-feed'
import { tradeIn } from '@aloft/design-system/previews/previews.fixtures'
import { type AdReviewContent, AdReviewView } from './ad-review.view.tsx'

const onShow = fn()
const onFilter = fn()

const ad = {
  ...reviewedAd,
  id: '1',
  submittedDate: new Date(2026, 10, 21, 9, 6),
  preview: { ...reviewedAd.preview, shown: <FacebookFeed ad={tradeIn} /> },
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
  shown: { id: '1', ad: <ReviewedAd {...ad} /> },
  onShow,
}

const meta: Meta<typeof AdReviewView> = {
  title: 'Screens/Inside Aloft/Ad review',
  component: AdReviewView,
  parameters: { layout: 'fullscreen' },
  args: { hrefs: { review: '/0/admin', support: '/0/admin?show=support' }, unread: 0, content: ready },
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
    await userEvent.click(page.getByRole('button', { name: /Loaves by eight/ }))
    await expect(onShow).toHaveBeenLastCalledWith('2')
  },
}

export const Empty: Story = {
  parameters: { pictures: 'once', pictureOf: '[aria-label="Ads to review"]' },
  args: { content: { ...ready, rows: [], shown: null } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('Nothing to review')).toBeVisible()
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
