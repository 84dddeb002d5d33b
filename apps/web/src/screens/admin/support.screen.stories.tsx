import { exampleConversation } from '@aloft/contract/admin/support.examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { type AppAt, never, refused, screenStories } from '../../stories/app-at.tsx'

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  // The token meter beside it comes once the page is quiet, which these pages are at any time.
  parameters: { ...screenStories.parameters, pictureOf: 'main' },
  title: 'Screens/Inside Aloft/In the app/Support',
  args: { address: '/0/admin?show=support', user: { isAdmin: true }, shows: 'My card was charged twice.' },
}
export default meta
type Story = StoryObj<typeof meta>

/** The list is one step away from the review of ads, with the number of new messages. */
export const FromTheReview: Story = {
  args: { address: '/0/admin', shows: 'Nightjar Lamps' },
  play: async (context) => {
    await screenStories.play(context)
    await userEvent.click(await screen.findByRole('link', { name: 'Support 2 new' }, { timeout: 10_000 }))
    await expect(await screen.findByText('My card was charged twice.', {}, { timeout: 10_000 })).toBeVisible()
  },
}

/** An answer is sent, and its field is empty again. The page is pictured with its view. */
export const Answered: Story = {
  parameters: { pictureOf: 'article' },
  args: { address: `/0/admin?show=support&runId=${exampleConversation.runId}`, shows: 'Your answer' },
  play: async (context) => {
    await screenStories.play(context)
    const field = await screen.findByRole('textbox', { name: 'Your answer' })
    await userEvent.type(field, 'It’s a hold.')
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }))
    await waitFor(() => expect(field).toHaveValue(''))
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** The user left while an answer was written: it isn't lost. */
export const OverMeanwhile: Story = {
  parameters: { pictureOf: 'article' },
  args: {
    ...Answered.args,
    answers: { 'admin-answer-support': { error: 'supportEnded' } },
  },
  play: async (context) => {
    await screenStories.play(context)
    const field = await screen.findByRole('textbox', { name: 'Your answer' })
    await userEvent.type(field, 'It’s a hold.')
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }))
    await expect(await screen.findByText(/can’t send an answer/)).toBeVisible()
    await expect(field).toHaveValue('It’s a hold.')
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Loading: Story = { args: { answers: { 'admin-get-support': never }, shows: 'Support' } }

export const Failed: Story = {
  args: { answers: { 'admin-get-support': refused }, shows: 'We couldn’t load the conversations.' },
}

export const Empty: Story = {
  args: { answers: { 'admin-get-support': { conversations: [] } }, shows: 'Nobody is waiting' },
}
