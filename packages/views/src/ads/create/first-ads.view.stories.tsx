import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { FirstAdCardProps } from './first-ad-card.tsx'
import { sketchedBrand } from './create-ad.fixtures.ts'
import { FacebookFeed } from '@aloft/design-system/previews/facebook-feed'
import { GoogleSearch } from '@aloft/design-system/previews/google-search'
import { InstagramFeed } from '@aloft/design-system/previews/instagram-feed'
import { tradeIn, tradeInSearch } from '@aloft/design-system/previews/previews.fixtures'
import { FirstAdsView, type FirstAdsContent } from './first-ads.view.tsx'

const opened = fn()
const retried = fn()
const created = fn()
const planOffer = { onSeePlans: fn(), onSkip: fn() }

const platforms = ['facebook', 'google', 'instagram'] as const
const previews: Readonly<Record<AdPlatform, FirstAdCardProps['preview']>> = {
  facebook: <FacebookFeed ad={tradeIn} device="mobile" />,
  google: <GoogleSearch ad={tradeInSearch} device="mobile" combination={1} />,
  instagram: <InstagramFeed ad={tradeIn} device="mobile" />,
}

function ads(...statuses: readonly FirstAdCardProps['status'][]): FirstAdCardProps[] {
  return statuses.map((status, place) => {
    const platform = platforms[place] ?? 'google'
    return {
      platform,
      status,
      progress: status === 'DONE' ? 100 : 35,
      doneSteps: status === 'IN_PROGRESS' ? ['brief'] : [],
      tokenPrice: 10,
      ...(status === 'DONE' && {
        preview: previews[platform],
        onOpen: () => void opened(platform),
        launchHref: '#launch',
      }),
      ...(status === 'FAIL' && { failure: 'FAIL', onRetry: () => void retried(platform) }),
    }
  })
}

function offered(count: number, isExplained = true): FirstAdsContent {
  return {
    kind: 'offered',
    offer: { platforms, count, tokens: count * 10 },
    brand: sketchedBrand,
    isExplained,
    isPending: false,
    onCreate: created,
    onSeePlans: fn(),
  }
}

const meta: Meta<typeof FirstAdsView> = {
  title: 'Screens/Create an ad/First ads',
  component: FirstAdsView,
  parameters: { layout: 'fullscreen', widths: [390, 1440] },
  decorators: [
    (Story) => <div style={{ maxWidth: 1116, margin: '0 auto', padding: '0 16px 32px' }}>{Story()}</div>,
  ],
  args: { tokenPrice: 10, onOverview: fn() },
  beforeEach: () => {
    opened.mockClear()
    retried.mockClear()
    created.mockClear()
    planOffer.onSeePlans.mockClear()
    planOffer.onSkip.mockClear()
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { content: { kind: 'loading' } } }

export const Failed: Story = {
  args: { content: { kind: 'failed', onRetry: fn() } },
}

export const Offered: Story = {
  args: { content: offered(3) },
  parameters: { longerWords: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Create three ads 30 tokens' }))
    await expect(created).toHaveBeenCalledOnce()
    await expect(page.getByText(/while they search for what you sell/)).toBeVisible()
  },
}

/** Marketers get a shorter explanation. */
export const OfferedToMarketer: Story = {
  args: { content: offered(3, false) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/while they search/)).toBeNull()
  },
}

export const FewerTokens: Story = {
  args: { content: offered(2) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('button', { name: 'Create two ads 20 tokens' })).toBeVisible()
    await expect(page.getByText(/pay for 2 of the three ads/)).toBeVisible()
  },
}

export const NoTokens: Story = {
  args: { content: offered(0) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('button', { name: 'See plans' })).toBeVisible()
    await expect(page.queryByRole('button', { name: /Create/ })).toBeNull()
  },
}

export const NotOrdered: Story = {
  args: { content: offered(3), failure: 'ALREADY_RUNNING' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Please wait for your current ad',
    )
  },
}

export const MakingFirst: Story = {
  args: { content: { kind: 'making', ads: ads('IN_PROGRESS', 'WAITING', 'WAITING') } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('status')).toHaveTextContent('0 of 3 ads ready')
    await expect(page.getByText('While you wait')).toBeVisible()
  },
}

export const TwoDone: Story = {
  args: { content: { kind: 'making', ads: ads('DONE', 'DONE', 'IN_PROGRESS'), planOffer } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('status')).toHaveTextContent('2 of 3 ads ready')
    // A plan is only offered once the last ad is over.
    await expect(page.queryByRole('button', { name: 'See plans' })).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Open Google ad' }))
    await expect(opened.mock.calls).toEqual([['google']])
  },
}

export const OneFailed: Story = {
  args: { content: { kind: 'over', ads: ads('DONE', 'FAIL', 'DONE') } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('2 of your 3 ads are ready')
    await userEvent.click(page.getByRole('button', { name: /^Try the Google ad again/ }))
    await expect(retried.mock.calls).toEqual([['google']])
  },
}

export const AllDone: Story = {
  args: { content: { kind: 'over', ads: ads('DONE', 'DONE', 'DONE') } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Your first 3 ads are ready')
    await userEvent.click(page.getByRole('button', { name: 'Go to overview' }))
    await expect(args.onOverview).toHaveBeenCalledOnce()
    await expect(page.queryByRole('link', { name: 'Connect your website' })).toBeNull()
  },
}

/** Users on the free plan are offered one once their ads are ready; meanwhile they can connect their website. */
export const PlanOffered: Story = {
  args: {
    content: { kind: 'over', ads: ads('DONE', 'DONE', 'DONE'), planOffer },
    websiteHref: '/0/integrations',
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('link', { name: 'Connect your website' })).toBeVisible()
    await expect(page.getByRole('status')).toHaveTextContent('Ready to run your ads?')
    await userEvent.click(page.getByRole('button', { name: 'See plans' }))
    await expect(planOffer.onSeePlans).toHaveBeenCalledOnce()
    await userEvent.click(page.getByRole('button', { name: 'Not now' }))
    await expect(planOffer.onSkip).toHaveBeenCalledOnce()
  },
}
