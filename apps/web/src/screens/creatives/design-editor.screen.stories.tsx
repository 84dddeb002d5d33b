import { exampleIdeaWithBalloons } from '@aloft/contract/balloons/balloons.examples'
import { exampleAdCreative } from '@aloft/contract/creatives/creatives.examples'
import type { AdCreative } from '@aloft/domain/creatives/ad-creative.entity'
import { type MockAnswers, MockError } from '@aloft/api-client/mock/mock-world'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type AppAt, never, refused, screenStories } from '../../stories/app-at.tsx'

const address = `/0/design-editor?creative=${exampleAdCreative._id}`

/** A server that keeps what is saved. */
function keepingScenes(): MockAnswers {
  let saved: AdCreative = exampleAdCreative
  return {
    'get-ad-creative': () => saved,
    'save-ad-creative': ({ creative }) => {
      saved = { ...saved, ...creative }
      return { adCreative: saved }
    },
  }
}

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Edit an ad/In the app/Studio',
  args: { address, shows: 'Layers' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}

/** Tab selects, arrows move, and Ctrl+Z takes the way back. */
export const ByKeys: Story = {
  args: { answers: keepingScenes() },
  parameters: { pictureOf: '[data-stage]' },
  play: async (context) => {
    await screenStories.play(context)
    const view = within(context.canvasElement)
    const stage = view.getByRole('group', { name: 'Stage' })
    const headline = within(stage).getByRole('button', { name: 'Evenings, better lit' })
    stage.focus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(headline).toHaveFocus()
    await expect(headline).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}')
    await expect(view.getByLabelText('X (px)')).toHaveValue('81')
    await expect(view.getByLabelText('Y (px)')).toHaveValue('810')
    await expect(within(stage).getByRole('status')).toHaveTextContent('Moved to 81, 810')
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expect(view.getByLabelText('Width (px)')).toHaveValue('921')
    await userEvent.keyboard('{Control>}zz{/Control}')
    await expect(view.getByLabelText('X (px)')).toHaveValue('80')
    await userEvent.keyboard('{Enter}')
    await expect(view.getByLabelText('Words in the picture')).toHaveFocus()
    await userEvent.keyboard('New 🎉')
    await expect(view.getByRole('alert')).toHaveTextContent('Pictures can’t show emojis such as 🎉')
    await userEvent.keyboard('{Escape}')
    await expect(headline).toHaveFocus()
    await userEvent.keyboard('{Control>}a{/Control}{Delete}')
    await expect(view.getByRole('alert')).toHaveTextContent('at least one layer')
    await waitFor(() => expect(view.getByTestId('save-state')).toHaveTextContent(/^Saved \d/), {
      timeout: 5_000,
    })
    headline.blur()
  },
}

export const Guest: Story = {
  args: {
    answers: { 'get-idea': { ...exampleIdeaWithBalloons, role: 'guest' } },
    shows: /not change it/,
  },
}

export const Loading: Story = {
  args: { answers: { 'get-ad-creative': never }, shows: 'Opening the studio' },
}

export const Failed: Story = {
  args: { answers: { 'get-ad-creative': refused }, shows: 'We couldn’t open this creative' },
}

export const NotFound: Story = {
  args: {
    answers: { 'get-ad-creative': new MockError(404, { error: 'notFound', requestId: 'a1b2c3d4' }) },
    shows: 'This creative isn’t here',
  },
}
