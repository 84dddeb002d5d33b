import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleBalloon, exampleComponentIds } from '@aloft/contract/balloons/balloons.examples'
import { exampleIdea } from '@aloft/contract/ideas/ideas.examples'
import { expect, userEvent, within } from 'storybook/test'
import { launchAddress } from '../../addresses/page-address.ts'
import { type AppAt, never, refused, screenStories, withoutAds } from '../../stories/app-at.tsx'

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Launch/In the app/Launch',
  args: { address: launchAddress(exampleIdea._id, exampleBalloon.id, exampleComponentIds.campaign) },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { args: { shows: 'What it costs' } }

/** An empty text has its name and its field in place, saved as the editor saves it (EDT-07). */
export const EmptyText: Story = {
  args: { shows: 'One text left to write' },
  play: async (context) => {
    await screenStories.play(context)
    const page = within(context.canvasElement)
    const field = page.getByRole('textbox', { name: 'Description' })
    await userEvent.type(field, 'Any lamp, working or not.')
    await expect(field).toHaveValue('Any lamp, working or not.')
    // It stays until the page is left, so that whoever writes keeps the field.
    await expect(page.getByRole('heading', { name: 'One text left to write' })).toBeVisible()
    // What follows from the text is there too, before the picture is taken.
    await screenStories.play(context)
  },
}

export const Loading: Story = { args: { answers: { 'get-idea': never }, shows: 'Overview' } }

export const Failed: Story = {
  args: { answers: { 'get-idea': refused }, shows: 'We couldn’t load this ad' },
}

/** The ad was deleted, or never was. */
export const Empty: Story = { args: { answers: withoutAds, shows: 'We couldn’t find this ad' } }
