import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { exampleBalloon } from '@aloft/contract/balloons/balloons.examples'
import { exampleIdea } from '@aloft/contract/ideas/ideas.examples'
import { editorAddress } from '../../../addresses/page-address.ts'
import { countRenders } from '../../../stories/count-renders.ts'
import { type AppAt, never, refused, screenStories, withoutAds } from '../../../stories/app-at.tsx'

const firstText =
  'Blown, turned and wired in Galway. Every Wren can be opened and rewired, free for ten years.'

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Edit an ad/In the app/Editor',
  args: { address: editorAddress(exampleIdea._id, exampleBalloon.id) },
}
export default meta
type Story = StoryObj<typeof meta>

// In the last section, which is rendered last.
const complete = /draft with the same content/

/** With the preview and what's below it, which load beside the sections. */
async function whole(context: Parameters<typeof screenStories.play>[0]) {
  const page = within(context.canvasElement)
  await page.findByRole('article', { name: /Facebook/ }, { timeout: 10_000 })
  await page.findByRole('button', { name: 'Share preview' }, { timeout: 10_000 })
  await screenStories.play(context)
}

/** Other pictures are drawn by the server alone. */
export const Full: Story = { args: { shows: complete, staysBusy: true }, play: whole }

export const Loading: Story = { args: { answers: { 'get-idea': never }, shows: 'Loading your ad' } }

export const Failed: Story = { args: { answers: { 'get-idea': refused }, shows: 'We couldn’t load the ad.' } }

/** The ad was deleted, or never was. */
export const Empty: Story = { args: { answers: withoutAds, shows: 'We can’t find this ad.' } }

/** A letter that is typed draws what shows the text, and no other section. */
export const Typing: Story = {
  parameters: { pictureOf: '[data-picture] h1' },
  // The mock world answers with the text as it was, which on a busy machine came before the check below.
  args: { answers: { 'update-balloon': never }, shows: complete },
  play: async (context) => {
    await whole(context)
    const text = within(context.canvasElement).getByRole('textbox', { name: 'Primary text' })
    await userEvent.click(text)
    const renders = countRenders()
    // In the middle: a text that came late would put the caret at its end.
    await userEvent.keyboard('{Control>}{Home}{/Control}Old ')
    renders.stop()
    await expect(text).toHaveValue(`Old ${firstText}`)
    for (const drawn of ['ContentPanel', 'FacebookFeed']) await expect(renders.of(drawn)).toBeGreaterThan(3)
    for (const others of ['TargetingPanel', 'SettingSections', 'PictureFields', 'LockedNotice', 'SplitPane'])
      await expect(renders.of(others)).toBe(0)
  },
}
