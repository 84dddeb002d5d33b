import { exampleBalloon, exampleIdeaWithBalloons } from '@aloft/contract/balloons/balloons.examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { type AppAt, never, refused, screenStories, withoutAds } from '../../../stories/app-at.tsx'

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Follow the results/In the app/List',
  args: { address: '/0/list' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { args: { shows: 'Wren table lamp' } }

export const Loading: Story = { args: { answers: { 'get-idea': never }, shows: 'Loading your ads' } }

export const Failed: Story = {
  args: { answers: { 'get-idea': refused }, shows: 'We couldn’t load your ads' },
}

/** Nothing is in its place until the figures say when each ad began. */
export const FiguresLoading: Story = {
  args: { answers: { 'get-ad-figures': never }, shows: 'Loading your ads' },
}

/** The ads are there, what they brought isn't; trying again leaves them in their place. */
export const FiguresFailed: Story = {
  args: { answers: { 'get-ad-figures': refused }, shows: 'Wren table lamp' },
  play: async (context) => {
    await screenStories.play(context)
    const page = within(context.canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect(page.getByText('Wren table lamp')).toBeVisible()
    // It has failed once more before the picture is taken.
    await screenStories.play(context)
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Empty: Story = { args: { answers: withoutAds, shows: 'No ads yet' } }

const manyBalloons = Array.from({ length: 300 }, (_, place) => ({
  ...exampleBalloon,
  id: `01936b2e-0000-7000-8000-${String(600_000 + place).padStart(12, '0')}`,
  name: `Wren ${place + 1}`,
}))

export const Hundreds: Story = {
  args: {
    answers: { 'get-idea': { ...exampleIdeaWithBalloons, balloons: manyBalloons } },
    shows: '300 ads',
  },
}

/** A message offers Undo, and Ctrl+Z does the same. */
export const ColumnsUndone: Story = {
  args: { shows: 'Wren table lamp' },
  parameters: { pictureOf: '[role=dialog]' },
  play: async (context) => {
    await screenStories.play(context)
    const page = within(context.canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Columns' }))
    const columns = within(await screen.findByRole('dialog', { name: 'Columns' }))
    const clicks = columns.getByLabelText('Clicks')
    await userEvent.click(clicks)
    await expect(clicks).toBeChecked()
    await screen.findByText('Columns changed.', { selector: 'li *' }, { timeout: 20_000 })
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(clicks).not.toBeChecked())
    await expect(await screen.findByText('Undone', { selector: 'li *' })).toBeVisible()
  },
}
