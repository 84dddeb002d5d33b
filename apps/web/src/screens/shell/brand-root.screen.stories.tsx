import { exampleBalloon, exampleIdeaWithBalloons } from '@aloft/contract/balloons/balloons.examples'
import {
  exampleMonth,
  exampleOverview,
  exampleOverviewLaunch,
} from '@aloft/contract/launches/overview.schemas'
import type { IdeaWithBalloons } from '@aloft/domain/balloons/idea-with-balloons.entity'
import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type MockAnswers, MockError } from '@aloft/api-client/mock/mock-world'
import { expect, spyOn, userEvent, within } from 'storybook/test'
import { type AppAt, never, refused, screenStories, withoutAds, withoutBrand } from '../../stories/app-at.tsx'

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Follow the results/In the app/Overview',
  args: { address: '/0' },
}
export default meta
type Story = StoryObj<typeof meta>

const launched = [
  { runId: exampleBalloon.id, data: { adAccountType: 'provider', stopReason: null } },
] as const

/** So many copies of the example ad, each with a launch, as somebody of this role sees them. */
function launchedAds(statuses: readonly Balloon['status'][], role: IdeaWithBalloons['role'] = 'owner') {
  const balloons = statuses.map((status, place) => ({
    ...exampleBalloon,
    id: `01936b2e-0000-7000-8000-${String(600_000 + place).padStart(12, '0')}`,
    name: `Wren ${place + 1}`,
    status,
    ads: [...launched],
  }))
  const ads = balloons.map(({ id }) => ({ ...exampleOverviewLaunch, balloonId: id }))
  return {
    'get-idea': { ...exampleIdeaWithBalloons, balloons, role },
    'get-overview': { ...exampleOverview, ads },
  } satisfies MockAnswers
}

const live = launchedAds(['running'])

export const Full: Story = { args: { shows: 'Wren table lamp' } }

/** A live ad, with what it costs. */
export const Live: Story = {
  args: { answers: launchedAds(['running', 'rejected', 'pending_approval', 'stopped']), shows: /so far$/ },
  play: async (context) => {
    await screenStories.play(context)
    const main = within(within(context.canvasElement).getByRole('main'))
    await userEvent.click(main.getByRole('button', { name: 'Rejected 1' }))
    await expect(main.getAllByRole('article')).toHaveLength(1)
    await userEvent.click(main.getByRole('button', { name: 'All 4' }))
    await expect(main.getAllByRole('article')).toHaveLength(4)
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Loading: Story = { args: { answers: { 'get-idea': never }, shows: 'Loading overview' } }

/** The ads are there; what they cost isn't yet. */
export const LaunchesLoading: Story = {
  args: { answers: { ...live, 'get-overview': never }, shows: 'Loading what needs you' },
}

/** What the ads cost failed to load, and says so in its place. */
export const LaunchesFailed: Story = {
  args: { answers: { ...live, 'get-overview': refused }, shows: /We couldn’t load what your ads cost/ },
}

export const Failed: Story = {
  args: { answers: { 'get-idea': refused }, shows: 'We couldn’t load the overview.' },
}

export const Empty: Story = { args: { answers: withoutAds, shows: 'Nightjar Lamps has no ads yet.' } }

export const WithoutBrand: Story = { args: { answers: withoutBrand, shows: 'You don’t have a brand yet.' } }

/** Launched a moment ago: nothing was spent yet. */
export const NoFiguresYet: Story = {
  args: {
    answers: {
      'get-idea': live['get-idea'],
      'get-overview': {
        ads: live['get-overview'].ads.map((launch) => ({ ...launch, spend: 0, clicks: 0 })),
        month: { ...exampleMonth, spend: 0, commission: 0, platforms: [] },
        trial: null,
      },
    },
    shows: /so far$/,
  },
}

/** Twelve rejected ads: three are shown, the others on request. */
export const TwelveNeeds: Story = {
  args: { answers: launchedAds(Array.from({ length: 12 }, () => 'rejected' as const)), shows: 'Show all 12' },
}

export const Hundreds: Story = {
  args: {
    answers: launchedAds(Array.from({ length: 300 }, (_, place) => (place % 3 ? 'finished' : 'stopped'))),
    shows: '24 of 300 shown',
  },
}

export const PlanLapsed: Story = {
  args: {
    answers: { 'get-idea': { ...exampleIdeaWithBalloons, isPlanLapsed: true } },
    shows: 'Your plan has ended',
  },
}

/** The connection is lost with the page open: what has loaded stays, and a press says that nothing was changed. */
export const Offline: Story = {
  // The rest is as online, and comes and goes while its picture is taken. The note has pictures of its own.
  parameters: { pictureOf: 'nav' },
  // Later stories of the same page are online again.
  beforeEach: () => () => void globalThis.dispatchEvent(new Event('online')),
  args: { answers: { ...launchedAds(['finished']), 'archive-balloon': MockError.lost }, shows: 'Wren 1' },
  play: async (context) => {
    await screenStories.play(context)
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    globalThis.dispatchEvent(new Event('offline'))
    const app = within(context.canvasElement.ownerDocument.body)
    await userEvent.click(app.getByRole('button', { name: /^Archive/ }))
    const dialog = within(await app.findByRole('dialog', { name: /^Archive/ }, { timeout: 10_000 }))
    await userEvent.click(await dialog.findByRole('button', { name: /^Archive/ }))
    // The call is tried five times.
    const notice = await dialog.findByRole('alert', undefined, { timeout: 10_000 })
    await expect(notice).toHaveTextContent('We couldn’t archive the ad.')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect(await app.findByText('You’re offline. This page may not be up to date.')).toBeVisible()
    await expect(app.getByRole('article')).toBeVisible()
    // The dialog gives its focus back last.
    await screenStories.play(context)
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** A guest sees what is going on, and no buttons that aren't theirs. */
export const Guest: Story = {
  args: {
    answers: launchedAds(['rejected', 'running'], 'guest'),
    shows: 'Wren 1 was rejected',
  },
  play: async (context) => {
    await screenStories.play(context)
    const main = within(within(context.canvasElement).getByRole('main'))
    await expect(main.queryByRole('link', { name: 'Edit ad' })).toBeNull()
    await expect(main.queryByRole('button', { name: 'Create ad' })).toBeNull()
  },
}
