import { exampleDesignMaterial } from '@aloft/contract/ads/pictures.examples'
import { exampleIdeaWithBalloons } from '@aloft/contract/balloons/balloons.examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type AppAt, never, refused, screenStories } from '../../../stories/app-at.tsx'

const words = { 'get-design-material': { material: { ...exampleDesignMaterial, pictures: [] } } }

/** For fonts, and for the parts of a page that are loaded when it's opened. */
const slowly = { timeout: 8000 }

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Edit an ad/In the app/Creative wizard',
  args: { address: '/0/design/type', shows: 'What should people see?', answers: words },
}
export default meta
type Story = StoryObj<typeof meta>

/** Words alone skip the picture, and the answers stay from page to page. */
export const ByKeys: Story = {
  parameters: { pictureOf: 'nav[aria-label="Steps to a creative"]' },
  play: async (context) => {
    await screenStories.play(context)
    const page = within(context.canvasElement)
    const radio = await page.findByRole('radio', { name: /Words alone/ }, slowly)
    radio.focus()
    await userEvent.keyboard(' {Enter}')
    await page.findByRole('heading', { name: 'Choose a layout' }, slowly)
    const layout = await page.findByRole('radio', { name: 'Color wall' }, slowly)
    layout.focus()
    await userEvent.keyboard(' {Enter}')
    await page.findByRole('heading', { name: 'Choose a version' }, slowly)
    await userEvent.click(page.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(page.getByRole('radio', { name: 'Color wall' })).toBeChecked(), {
      timeout: 8000,
    })
  },
}

/** A step that can't be answered yet leads to the first that can, and says why. */
export const LaterStep: Story = {
  args: { address: '/0/design/logo?step=text' },
  parameters: { pictureOf: 'nav[aria-label="Steps to a creative"]' },
  play: async (context) => {
    await screenStories.play(context)
    await expect(
      await within(context.canvasElement).findByText('First choose what people should see.'),
    ).toBeVisible()
  },
}

export const Loading: Story = {
  args: { answers: { 'get-design-material': never }, shows: 'Loading what your creative is made of' },
}

export const Failed: Story = {
  args: { answers: { 'get-design-material': refused }, shows: 'We couldn’t open the wizard' },
}

export const NoBrief: Story = {
  args: {
    answers: { 'get-design-material': { material: null } },
    shows: 'Your brand needs a brief first',
  },
}

export const Guest: Story = {
  args: {
    answers: { 'get-idea': { ...exampleIdeaWithBalloons, role: 'guest' } },
    shows: 'You can only view this brand',
  },
}
