import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type AppAt, never, refused, screenStories } from '../../stories/app-at.tsx'

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Brand and briefs/In the app/Briefs',
  args: { address: '/0/briefs' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { args: { shows: 'Campaign briefs' } }

export const Loading: Story = {
  args: { answers: { 'get-briefs': never }, shows: 'Loading briefs' },
}

export const Failed: Story = {
  args: { answers: { 'get-briefs': refused }, shows: 'We couldn’t load the briefs.' },
}

export const Empty: Story = {
  args: {
    answers: { 'get-briefs': { brandBrief: null, designBrief: null, campaignBriefs: [] } },
    shows: 'You haven’t archived any briefs.',
  },
}

/** Ctrl+Z undoes a field once it's left; within it, the browser undoes what was typed. */
export const FieldUndone: Story = {
  args: Full.args ?? {},
  parameters: { pictureOf: '[data-picture] button' },
  play: async (context) => {
    await screenStories.play(context)
    const [field] = await within(context.canvasElement).findAllByLabelText('Location')
    if (!(field instanceof HTMLElement)) throw new Error('no field')
    const before = (field as HTMLInputElement).value
    await userEvent.type(field, ' and Clifden')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(field).not.toHaveValue(before)
    await userEvent.tab()
    ;(document.activeElement as HTMLElement).blur()
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(field).toHaveValue(before))
  },
}
