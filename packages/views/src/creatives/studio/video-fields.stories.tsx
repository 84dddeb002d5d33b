import { sampleCrop, sampleVideo } from '@aloft/domain/creatives/studio/scenes.fixtures'
import type { VideoElement } from '@aloft/domain/creatives/creative.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { VideoFields } from './video-fields.tsx'

const { src } = sampleCrop()
const video = (values: Partial<VideoElement>) => sampleVideo(values) as VideoElement
const file = video({ url: `/files/${'a'.repeat(64)}.mp4`, poster: src, ratio: 2, start: 3, length: 65 })

const meta: Meta<typeof VideoFields> = {
  title: 'Screens/Edit an ad/Parts/Video fields',
  component: VideoFields,
  parameters: { width: 280 },
  args: {
    element: file,
    isOff: false,
    change: fn(),
    onSetVideo: fn(),
    onPickPoster: fn(),
    onAct: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const File: Story = {
  play: async ({ args, canvasElement }) => {
    const fields = within(canvasElement)
    await expect(fields.getByText('Your video, 1:05')).toBeVisible()
    await userEvent.click(fields.getByRole('button', { name: 'Use the poster as a still' }))
    await expect(args.onAct).toHaveBeenLastCalledWith({
      type: 'COMMAND',
      command: { type: 'still', ids: ['video-1'] },
    })
    await userEvent.click(fields.getByRole('button', { name: 'Replace poster' }))
    await expect(args.onPickPoster).toHaveBeenLastCalledWith('video-1')
    await userEvent.click(fields.getByRole('button', { name: 'Replace video' }))
    await expect(args.onSetVideo).toHaveBeenLastCalledWith('video-1')
    const start = fields.getByLabelText('Starts at (seconds)')
    await userEvent.clear(start)
    await userEvent.type(start, '900')
    // Not after its end.
    await expect(args.change).toHaveBeenLastCalledWith({ start: 65 })
    start.blur()
  },
}

/** Nothing of YouTube is loaded; its page opens in a tab of its own. */
export const Linked: Story = {
  parameters: { pictures: 'once' },
  args: { element: video({ start: 12, poster: src, credit: { by: 'Ines Faro', url: null, license: null } }) },
  play: async ({ canvasElement }) => {
    const fields = within(canvasElement)
    await expect(fields.getByRole('link', { name: /YouTube video/ })).toHaveAttribute(
      'href',
      'https://youtu.be/dQw4w9WgXcQ?t=12',
    )
    await expect(fields.getByText('Picture by Ines Faro')).toBeVisible()
  },
}

export const WithoutPoster: Story = {
  parameters: { pictures: 'once' },
  args: { element: video({ url: 'https://vimeo.com/123456789' }) },
  play: async ({ canvasElement }) => {
    const fields = within(canvasElement)
    await expect(fields.getByRole('button', { name: 'Choose a poster' })).toBeVisible()
    await expect(fields.queryByRole('button', { name: 'Use the poster as a still' })).toBeNull()
  },
}

export const Locked: Story = {
  parameters: { pictures: 'once' },
  args: { isOff: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Replace video' })).toBeDisabled()
  },
}
