import { exampleUser } from '@aloft/contract/account/account.examples'
import { exampleBalloon, exampleIdeaWithBalloons } from '@aloft/contract/balloons/balloons.examples'
import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { preloadQuestion } from '../modals/preload-question.ts'
import { type AppAt, screenStories } from '../stories/app-at.tsx'

const { _id: ideaId } = exampleIdeaWithBalloons
const { _id: userId } = exampleUser
const launched = [
  { runId: exampleBalloon.id, data: { adAccountType: 'provider' as const, stopReason: null } },
]
const liveId = '01936b2e-0000-7000-8000-000000000502'
const live: Balloon = { ...exampleBalloon, id: liveId, name: 'Lamp repair', status: 'running', ads: launched }
const preferences = {
  ...exampleUser.preferences,
  recentPages: [
    { page: 'editor', ideaId, balloonId: exampleBalloon.id },
    { page: 'statistics', ideaId, balloonId: liveId },
    { page: 'briefs', ideaId, balloonId: null },
    { page: 'statistics', ideaId, balloonId: userId },
    { page: 'payments', ideaId: null, balloonId: null },
  ],
} as const

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Everywhere/In the app/Search',
  parameters: { ...screenStories.parameters, pictureOf: '[role=dialog]' },
  args: {
    address: '/0/list',
    shows: 'Wren table lamp',
    user: { preferences },
    answers: { 'get-idea': { ...exampleIdeaWithBalloons, balloons: [exampleBalloon, live] } },
  },
}
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** The open search, once the code behind the page has loaded. */
async function openSearch(context: Context) {
  await screenStories.play(context)
  await waitFor(
    async () => {
      await userEvent.keyboard('{Control>}k{/Control}')
      await screen.findByRole('dialog', { name: 'Search' }, { timeout: 4000 })
    },
    { timeout: 20_000 },
  )
  // It shows at the dialog's round corners, and goes on drawing behind it.
  context.canvasElement.style.visibility = 'hidden'
  await screenStories.play(context)
  return within(screen.getByRole('dialog', { name: 'Search' }))
}

/** Recent pages come first; one of an ad that doesn't exist any more isn't there. */
export const Recent: Story = {
  play: async (context) => {
    const search = await openSearch(context)
    const recent = within(search.getByRole('group', { name: 'Recent' })).getAllByRole('option')
    await expect(recent.map(({ textContent }) => textContent)).toEqual([
      'Wren table lampEditor',
      'Lamp repairReports',
      'Briefs',
      'Plan and billing',
    ])
  },
}

/** An ad's actions are found by typing, wherever one is. */
export const Typed: Story = {
  play: async (context) => {
    const search = await openSearch(context)
    await userEvent.keyboard('lamp repair')
    await expect(search.getByRole('option', { name: 'Stop “Lamp repair”…' })).toBeVisible()
    await screenStories.play(context)
  },
}

/** Stopping an ad asks in the same dialog as its page does. */
export const StopAsks: Story = {
  play: async (context) => {
    await openSearch(context)
    // A question that's slow to load opens with nothing but its close button, which then has the focus.
    await preloadQuestion('confirm-pause-campaign')
    await userEvent.keyboard('stop lamp repair{Enter}')
    await expect(await screen.findByRole('dialog', { name: /Stop/ }, { timeout: 20_000 })).toBeVisible()
    await screenStories.play(context)
  },
}

/** The open ad's actions come first. */
export const OfAnAd: Story = {
  args: {
    address: `/0/statistics?tab=performance&ideaId=${ideaId}&balloonId=${liveId}`,
    shows: 'Lamp repair',
  },
  play: async (context) => {
    const search = await openSearch(context)
    await expect(search.getAllByRole('option')[0]).toHaveTextContent('Open the report for “Lamp repair”')
  },
}
