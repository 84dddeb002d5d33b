import { exampleDesignMaterial } from '@aloft/contract/ads/pictures.examples'
import { exampleIdeaWithBalloons } from '@aloft/contract/balloons/balloons.examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type AppAt, never, refused, screenStories } from '../../../stories/app-at.tsx'

const words = { 'get-design-material': { material: { ...exampleDesignMaterial, pictures: [] } } }

/** For fonts, the worker, and the parts of a page that are loaded when it's opened. */
const slowly = { timeout: 15_000 }

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Edit an ad/In the app/Creative mixer',
  args: { address: '/0/creative-mixer', shows: /creatives to choose from$/, answers: words },
}
export default meta
type Story = StoryObj<typeof meta>

/** What was chosen and locked is still there when the page is opened again. */
export const ByKeys: Story = {
  parameters: { pictureOf: 'ul[aria-label="Limits of this mix"]' },
  play: async (context) => {
    await screenStories.play(context)
    const page = within(context.canvasElement)
    const [first] = await page.findAllByRole('checkbox', { name: /^Keep “/ }, slowly)
    if (!first) throw new Error('nothing mixed')
    first.focus()
    await userEvent.keyboard(' ')
    await expect(page.getByRole('button', { name: 'Save 1 creative' })).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await page.findByRole('button', { name: 'Lock this layout' }))
    await expect(page.getByRole('button', { name: /^Unlock Layout: / })).toBeVisible()
    await waitFor(
      () => expect(page.getAllByRole('checkbox', { name: /^Keep “/ }).length).toBeLessThan(40),
      slowly,
    )
    const stored = JSON.parse(localStorage.getItem('creativeMixerBackgroundData') ?? '{}') as object
    const [mix] = Object.values(stored) as { chosen: unknown[]; locks: { layout: string } }[]
    await expect(mix?.chosen).toHaveLength(1)
    await expect(mix?.locks.layout).toBeTruthy()
  },
}

export const Loading: Story = {
  args: { answers: { 'get-design-material': never }, shows: 'Loading what your creatives are made of' },
}

export const Failed: Story = {
  args: { answers: { 'get-design-material': refused }, shows: 'We couldn’t open the mixer' },
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
