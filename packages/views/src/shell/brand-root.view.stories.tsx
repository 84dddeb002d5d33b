import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { adCards, manyAds } from '../ads/lists/ad-card.fixtures.ts'
import { AdFilter } from '../ads/lists/ad-filter.tsx'
import { AdViewLinks } from '../ads/lists/ad-view-links.tsx'
import { AdCardLife } from '../ads/lists/ad-card-life.tsx'
import { LaunchPill } from '../ads/lists/launch-pill.tsx'
import { everyEntry, frameFixture } from '../frame/app-frame.fixtures.ts'
import { AppFrame } from '../frame/app-frame.tsx'
import { FrameBar } from '../frame/frame-bar.tsx'
import { launchedAds } from '../ads/lists/launched-ads.fixtures.ts'
import { type BrandAds, BrandRootView } from './brand-root.view.tsx'
import { november, shownNeeds, someNeeds } from './overview.fixtures.ts'
import { OverviewSummary, type OverviewSummaryContent } from './overview-summary.tsx'

const { brand, entries: _, ...frame } = frameFixture
const pressed = fn()
const opened = fn()
const grouped = fn()

const summaryOf = (content: Partial<OverviewSummaryContent & { kind: 'ready' }>) => (
  <OverviewSummary
    content={{ kind: 'ready', needs: [], month: null, reportHref: '/0/statistics', ...content }}
  />
)

/** What every brand with ads has. */
const common = {
  brand,
  group: null,
  onGroup: grouped,
  onOpenAd: opened,
  viewHrefs: { gallery: '/0/gallery', list: '/0/list', timeline: '/0/timeline' },
  parts: { AdCardLife, AdFilter, AdViewLinks, LaunchPill },
  overview: {
    facts: { sentences: ['Nothing needs you.'], needs: 0 },
    summary: summaryOf({}),
    hasLaunches: false,
    isWebsiteMissing: false,
  },
} satisfies Partial<BrandAds>

const withoutLaunches = launchedAds.map(({ id, name, platform, status, picture, text, updatedAt }) => ({
  id,
  name,
  platform,
  status,
  ...(picture && { picture }),
  text,
  updatedAt,
}))

/** The demo brand on a Saturday. */
const saturday = {
  kind: 'ads',
  ...common,
  ads: launchedAds,
  overview: {
    facts: { sentences: ['They cost €19.20 a day.', 'Two things need you.'], needs: 2 },
    summary: summaryOf({ needs: someNeeds, month: november }),
    hasLaunches: true,
    isWebsiteMissing: false,
  },
  onCreateAd: pressed,
} as const satisfies { kind: 'ads' } & BrandAds

const meta: Meta<typeof BrandRootView> = {
  title: 'Screens/Follow the results/Brand root',
  component: BrandRootView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, { args }) => (
      <AppFrame
        {...frame}
        entries={everyEntry}
        brand={args.content.kind === 'noBrand' ? undefined : brand}
        onLogOut={fn()}
        createHref="/0/create/new-ad"
      >
        <FrameBar today={new Date(2026, 10, 21, 12)} onSearch={fn()} searchKeys={['Ctrl', 'K']} />
        {Story()}
      </AppFrame>
    ),
  ],
  beforeEach: () => {
    pressed.mockClear()
    opened.mockClear()
    grouped.mockClear()
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: { content: { kind: 'empty', brand, onCreateAd: pressed } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Create your first ad' }))
    await expect(pressed).toHaveBeenCalledOnce()
  },
}

export const EmptyWithoutCreation: Story = {
  args: { content: { kind: 'empty', brand: { name: 'Nightjar Lamps' } } },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'))
    await expect(
      main.getByRole('heading', { level: 1, name: 'Nightjar Lamps has no ads yet.' }),
    ).toBeVisible()
    await expect(main.queryByRole('button', { name: /^Create/ })).toBeNull()
  },
}

export const Loading: Story = { args: { content: { kind: 'loading' } } }

export const Failed: Story = {
  args: { content: { kind: 'failed', onRetry: pressed } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(pressed).toHaveBeenCalledOnce()
  },
}

export const NoBrand: Story = {
  args: { content: { kind: 'noBrand', onCreateBrand: pressed } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add your brand' }))
    await expect(pressed).toHaveBeenCalledOnce()
  },
}

/** What is live, what it costs, and what needs its user (mock of the first page). */
export const Ads: Story = {
  parameters: { widths: [1440, 820, 390] },
  args: { content: saturday },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'))
    await expect(
      main.getByRole('heading', {
        level: 1,
        name: 'Three ads are live. They cost €19.20 a day. Two things need you.',
      }),
    ).toBeVisible()
    await userEvent.click(main.getByRole('button', { name: 'Rejected 1' }))
    await expect(grouped).toHaveBeenCalledWith('rejected')
    await expect(main.getByRole('link', { name: 'List' })).toHaveAttribute('href', '/0/list')
    await userEvent.click(main.getByRole('button', { name: 'Open Lamp repair Galway' }))
    await expect(opened).toHaveBeenCalledWith('l2')
    const create = main.getByRole('button', { name: 'Create ad' })
    await userEvent.click(create)
    await expect(pressed).toHaveBeenCalledOnce()
    create.blur()
  },
}

/** Drafts come last, under their own heading. */
export const WithDrafts: Story = {
  parameters: { pictures: 'once' },
  args: { content: { ...saturday, ads: [...adCards.slice(1), ...launchedAds.slice(0, 1)] } },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'))
    await expect(main.getByRole('heading', { level: 3, name: 'Drafts' })).toBeVisible()
    const names = main.getAllByRole('button', { name: /^Open / }).map((one) => one.textContent)
    await expect(names[0]).toBe('Evenings, better lit')
  },
}

/** The address names one group of ads. */
export const OnlyStopped: Story = {
  parameters: { pictures: 'once' },
  args: { content: { ...saturday, group: 'stopped' } },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'))
    await expect(main.getAllByRole('article')).toHaveLength(1)
    await userEvent.click(main.getByRole('button', { name: 'All 6' }))
    await expect(grouped).toHaveBeenCalledWith(null)
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** Only drafts: nothing was launched, so there's no month. */
export const OnlyDrafts: Story = {
  args: {
    content: {
      ...saturday,
      ads: adCards.slice(1),
      overview: {
        facts: { sentences: ['One thing needs you.'], needs: 1 },
        summary: summaryOf({ needs: shownNeeds([{ kind: 'drafts', count: 3 }]) }),
        hasLaunches: false,
        isWebsiteMissing: false,
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'No ads are live yet. One thing needs you.',
    )
  },
}

export const NothingNeeded: Story = {
  parameters: { pictures: 'once' },
  args: {
    content: {
      ...saturday,
      overview: {
        ...saturday.overview,
        facts: { sentences: ['They cost €19.20 a day.', 'Nothing needs you.'], needs: 0 },
        summary: summaryOf({ month: november }),
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Nothing needs you.',
    )
  },
}

/** The ads are there, what they cost isn't yet. */
export const LaunchesLoading: Story = {
  parameters: { pictures: 'once' },
  args: {
    content: {
      ...saturday,
      ads: launchedAds.map((ad) => ({ ...ad, launch: 'loading' as const })),
      overview: { ...saturday.overview, facts: 'loading', summary: null },
      parts: null,
    },
  },
}

/** What the ads cost failed to load; the ads stay. */
export const LaunchesFailed: Story = {
  parameters: { pictures: 'once' },
  args: {
    content: {
      ...saturday,
      ads: withoutLaunches,
      overview: {
        ...saturday.overview,
        facts: null,
        summary: <OverviewSummary content={{ kind: 'failed', onRetry: pressed }} />,
      },
    },
  },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'))
    await expect(main.getAllByRole('article')).toHaveLength(6)
    const retry = main.getByRole('button', { name: 'Try again' })
    await userEvent.click(retry)
    await expect(pressed).toHaveBeenCalledOnce()
    retry.blur()
  },
}

export const AdBeingMade: Story = {
  parameters: { pictures: 'once' },
  args: {
    content: {
      ...saturday,
      ads: launchedAds.slice(0, 1),
      making: { platform: 'instagram', progress: 40 },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: '40% done' })).toBeVisible()
  },
}

export const FirstAdBeingMade: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'ads', ...common, ads: [], making: { platform: 'google', progress: 0 } } },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'))
    await expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Nightjar Lamps has no ads yet.')
    await expect(main.queryByRole('button', { name: /^Create/ })).toBeNull()
  },
}

export const Hundreds: Story = {
  parameters: { pictures: 'once' },
  args: {
    content: {
      ...saturday,
      ads: manyAds(300),
      overview: {
        ...saturday.overview,
        facts: { sentences: ['They cost €960.00 a day.', '51 things need you.'], needs: 51 },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'))
    await expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(
      '150 ads are live. They cost €960.00 a day. 51 things need you.',
    )
    await expect(main.getAllByRole('article')).toHaveLength(24)
    await userEvent.click(main.getByRole('button', { name: 'Show more' }))
    await expect(main.getAllByRole('article')).toHaveLength(48)
  },
}

/** States that differ from another story in one part: the picture only shows that part. */
const parts: readonly [selector: string, ...stories: Story[]][] = [
  ['main section:has(article)', AdBeingMade, OnlyStopped, WithDrafts],
  ['h1', FirstAdBeingMade, Hundreds, NothingNeeded],
]
for (const [selector, ...stories] of parts)
  for (const story of stories)
    story.parameters = { ...story.parameters, pictureOf: `[data-picture] ${selector}` }
