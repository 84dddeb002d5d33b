import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleBalloon } from '@aloft/contract/balloons/balloons.examples'
import { exampleIdea } from '@aloft/contract/ideas/ideas.examples'
import { editorAddress } from '../../../addresses/page-address.ts'
import { type AppAt, never, refused, screenStories, withoutAds } from '../../../stories/app-at.tsx'

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Ads/Editor',
  args: { address: editorAddress(exampleIdea._id, exampleBalloon.id) },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { args: { shows: 'Primary text' } }

export const Loading: Story = { args: { answers: { 'get-idea': never }, shows: 'Loading the ad' } }

export const Failed: Story = { args: { answers: { 'get-idea': refused }, shows: 'The ad did not load.' } }

/** The ad was deleted, or never was. */
export const Empty: Story = { args: { answers: withoutAds, shows: 'This ad is not here.' } }
