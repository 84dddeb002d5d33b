import trio from '@aloft/design-system/assets/nightjar/scene-trio.webp?inline'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SetVideo } from './set-video.tsx'

const link = { url: 'https://youtu.be/dQw4w9WgXcQ', start: 5, length: null, poster: null } as const
const file = {
  url: `/files/${'a'.repeat(64)}.mp4`,
  start: 0,
  length: 65.4,
  poster: { src: trio, width: 1280, height: 960, credit: null },
} as const

const meta: Meta<typeof SetVideo> = {
  title: 'Screens/Edit an ad/Parts/Set video',
  component: SetVideo,
  parameters: { width: 560 },
  args: {
    content: { kind: 'empty', refusal: null, name: null },
    isReplacing: false,
    onLink: fn(),
    onPick: fn(),
    onStop: fn(),
    onChange: fn(),
    onAnswer: fn(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await userEvent.type(modal.getByLabelText('Link to the video'), 'https://vimeo.com/123456789{Enter}')
    await expect(args.onLink).toHaveBeenLastCalledWith('https://vimeo.com/123456789')
    const picked = new File(['film'], 'bench.mp4', { type: 'video/mp4' })
    await userEvent.upload(modal.getByLabelText(/^Drop a file here/), picked)
    await expect(args.onPick).toHaveBeenLastCalledWith(picked)
    await userEvent.click(modal.getByRole('button', { name: 'Cancel' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await userEvent.clear(modal.getByLabelText('Link to the video'))
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const BadLink: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'empty', refusal: 'badLink', name: null } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Link to the video')).toBeInvalid()
  },
}

const refused = (refusal: 'wrongContainer' | 'notVideo' | 'fileTooLarge' | 'videoTooSmall' | 'offline') =>
  ({
    parameters: { pictures: 'once', pictureOf: '[data-picture] [role=alert]' },
    args: { content: { kind: 'empty', refusal, name: 'bench.mov' } },
    play: async ({ canvasElement }) => {
      await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/bench\.mov/)
    },
  }) satisfies Story

export const WrongContainer: Story = refused('wrongContainer')
export const NoVideo: Story = refused('notVideo')
export const TooLarge: Story = refused('fileTooLarge')
export const TooSmall: Story = refused('videoTooSmall')
export const Offline: Story = refused('offline')

export const Reading: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'reading', name: 'bench.mp4' } },
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.getByRole('progressbar', { name: 'Reading bench.mp4' })).toBeVisible()
    await userEvent.click(modal.getByRole('button', { name: 'Stop' }))
    await expect(args.onStop).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Sending: Story = {
  parameters: { pictures: 'once', pictureOf: '[data-picture] [role=progressbar]' },
  args: { content: { kind: 'sending', name: 'bench.mp4' } },
}

export const ReadyFile: Story = {
  args: {
    content: { kind: 'ready', video: file, name: 'bench.mp4', pixels: { width: 1280, height: 960 } },
  },
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.getByText('1280 × 960 pixels · 1:05')).toBeVisible()
    await userEvent.click(modal.getByRole('button', { name: 'Choose another poster' }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ video: file, asksPoster: true })
    await userEvent.click(modal.getByRole('button', { name: 'Add video' }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ video: file, asksPoster: false })
    await userEvent.click(modal.getByRole('button', { name: 'Choose another video' }))
    await expect(args.onChange).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** Nothing of YouTube or Vimeo is loaded, so people choose the poster themselves. */
export const ReadyLink: Story = {
  args: { isReplacing: true, content: { kind: 'ready', video: link, name: null, pixels: null } },
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.getByText('YouTube video')).toBeVisible()
    await userEvent.click(modal.getByRole('button', { name: 'Choose a poster' }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ video: link, asksPoster: true })
    await userEvent.click(modal.getByRole('button', { name: 'Use without a poster' }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ video: link, asksPoster: false })
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** This browser can't decode the file. */
export const ReadyWithoutFrame: Story = {
  parameters: { pictures: 'once' },
  args: {
    content: {
      kind: 'ready',
      video: { ...file, poster: null },
      name: 'bench.mp4',
      pixels: { width: 1280, height: 960 },
    },
  },
}
