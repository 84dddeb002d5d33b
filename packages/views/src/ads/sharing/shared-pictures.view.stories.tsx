import { tradeIn } from '@aloft/design-system/previews/previews.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { SharedPicturesView } from './shared-pictures.view.tsx'

const src = tradeIn.media && 'src' in tradeIn.media ? tradeIn.media.src : ''

const meta: Meta<typeof SharedPicturesView> = {
  title: 'Screens/Edit an ad/Shared pictures',
  component: SharedPicturesView,
  parameters: { layout: 'fullscreen' },
  args: {
    content: {
      kind: 'open',
      adName: 'Trade in your lamp',
      punchline: 'Trade in',
      picture: 'ready',
      pictures: { '1:1': src },
      previewHref: '/0/render-ad-preview?key=a',
    },
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Ad picture: Trade in' })).toBeVisible()
  },
}

export const None: Story = {
  parameters: { pictures: 'once' },
  args: {
    content: {
      kind: 'open',
      adName: 'Lamp repair Galway',
      punchline: '',
      picture: 'none',
      pictures: {},
      previewHref: '/0/render-ad-preview?key=a',
    },
  },
}

export const Loading: Story = { parameters: { pictures: 'once' }, args: { content: { kind: 'loading' } } }

export const Ended: Story = { parameters: { pictures: 'once' }, args: { content: { kind: 'ended' } } }

export const Failed: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'failed', onRetry: fn() } },
}
