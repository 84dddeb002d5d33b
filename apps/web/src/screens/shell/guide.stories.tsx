import { exampleBalloon } from '@aloft/contract/balloons/balloons.examples'
import { exampleIdea } from '@aloft/contract/ideas/ideas.examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { editorAddress } from '../../addresses/page-address.ts'
import { type AppAt, screenStories } from '../../stories/app-at.tsx'
import { guideActor } from '../../wiring/account/guide.ts'

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Everywhere/In the app/Guide',
  parameters: { ...screenStories.parameters, pictureOf: 'aside[aria-label=Guide]' },
  args: { address: '/0/list', shows: 'Wren table lamp' },
  beforeEach: async (context) => {
    const close = await screenStories.beforeEach(context)
    guideActor.send({ type: 'RESTORE', shown: null })
    return close
  },
}
export default meta
type Story = StoryObj<typeof meta>

// The guide's file is fetched after the page's.
const longest = { timeout: 20_000 }

const page = within(document.body)
const rocket = () => page.findByRole('button', { name: /^Getting started/, hidden: true }, longest)

/** The rocket appears with the first action; the checklist opens by itself only after the first ad. */
export const Closed: Story = {
  args: { user: { completedTasks: [] } },
  play: async (context) => {
    await screenStories.play(context)
    await fireEvent.pointerMove(document.body)
    await expect(await rocket()).toHaveAttribute('aria-expanded', 'false')
    await expect(page.queryByRole('region', { name: 'Getting started' })).toBeNull()
  },
}

export const AfterTheFirstAd: Story = {
  args: { user: { completedTasks: ['firstAdCreated'] } },
  play: async (context) => {
    await screenStories.play(context)
    await fireEvent.pointerMove(document.body)
    await expect(await page.findByRole('region', { name: 'Getting started' }, longest)).toBeVisible()
    // Closing is saved, and the focus returns to the rocket.
    await userEvent.click(page.getByRole('button', { name: 'Close' }))
    await waitFor(async () => expect(await rocket()).toHaveFocus())
  },
}

/** Navigation along the top, the page, a modal and the guide (RTE-24). */
export const FourRegions: Story = {
  parameters: { pictureOf: '[role=dialog]' },
  args: {
    address: `${editorAddress(exampleIdea._id, exampleBalloon.id)}&modal=project-settings`,
    shows: 'Primary text',
    staysBusy: true,
    user: { completedTasks: [] },
  },
  play: async (context) => {
    await screenStories.play(context)
    await fireEvent.pointerMove(document.body)
    await expect(await rocket()).toBeVisible()
    await expect(await page.findByRole('dialog', { name: 'Brand settings' }, longest)).toBeVisible()
    await expect(page.getAllByRole('navigation', { name: 'Brand', hidden: true })[0]).toBeVisible()
    await expect(page.getByRole('main', { hidden: true })).toBeVisible()
  },
}
