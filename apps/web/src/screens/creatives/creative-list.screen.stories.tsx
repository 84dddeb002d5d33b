import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type AppAt, never, refused, screenStories } from '../../stories/app-at.tsx'

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Creatives/In the app/List',
  args: { address: '/0/creatives' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  args: { shows: 'Evenings, better lit' },
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    await userEvent.click(view.getByRole('button', { name: 'More actions for “Evenings, better lit”' }))
    await userEvent.click(within(document.body).getByRole('button', { name: 'Archive' }))
    await expect(await within(document.body).findByText(/is archived/)).toBeVisible()
  },
}

export const Loading: Story = {
  args: { answers: { 'get-ad-creatives': never }, shows: 'Loading your creatives' },
}

export const Failed: Story = {
  args: { answers: { 'get-ad-creatives': refused }, shows: 'We couldn’t load your creatives' },
}

export const Empty: Story = {
  args: { answers: { 'get-ad-creatives': { adCreatives: [], next: null } }, shows: 'No creatives yet' },
}
