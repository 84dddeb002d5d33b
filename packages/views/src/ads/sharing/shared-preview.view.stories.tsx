import { FacebookFeed } from '@aloft/design-system/previews/facebook-feed'
import { tradeIn } from '@aloft/design-system/previews/previews.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { sampleComment, sampleLink } from './sharing.fixtures.ts'
import { type SharedPreviewContent, SharedPreviewView } from './shared-preview.view.tsx'

const onSend = fn()
const onTab = fn()

const open: SharedPreviewContent = {
  kind: 'open',
  adName: 'Trade in your lamp',
  brandName: 'Nightjar Lamps',
  expiryDate: sampleLink.expiryDate,
  preview: <FacebookFeed ad={tradeIn} />,
  choices: {
    tabs: [
      { id: 'facebook', label: 'Facebook feed' },
      { id: 'story', label: 'Story' },
    ],
    tab: 'facebook',
    onTab,
    device: 'mobile',
    onDevice: fn(),
    scheme: 'light',
    onScheme: fn(),
  },
  place: 'facebook',
  device: 'mobile',
  picture: 'ready',
  picturesHref: '/0/render-asset?key=a',
  comments: [
    sampleComment,
    { ...sampleComment, commentId: '2', author: 'Tom', text: 'Lovely.', place: 'story' },
  ],
  commenting: { isSending: false, fault: null, numSent: 0, onSend },
  onRefresh: fn(),
}

const meta: Meta<typeof SharedPreviewView> = {
  title: 'Screens/Edit an ad/Shared preview',
  component: SharedPreviewView,
  parameters: { layout: 'fullscreen' },
  args: { content: open },
}
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    // Only comments on the open preview have pins here, which lead to them.
    await expect(page.queryByRole('button', { name: 'Comment 2 by Tom' })).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Comment 1 by Maeve' }))
    await expect(document.activeElement).toHaveTextContent('Could the lamp be a little larger here?')
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** A comment pinned by keys. */
export const Pinned: Story = {
  parameters: { pictures: 'once' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.type(page.getByRole('textbox', { name: 'Your name' }), 'Maeve')
    await userEvent.type(page.getByRole('textbox', { name: /^Comment/ }), 'A bit darker?')
    await userEvent.click(page.getByRole('button', { name: 'Pin it to a spot' }))
    await expect(page.getByRole('button', { name: /^Pin of your comment/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}')
    await expect(page.getByText('51% from the left, 40% from the top')).toBeInTheDocument()
    await userEvent.click(page.getByRole('button', { name: 'Send comment' }))
    await expect(onSend).toHaveBeenCalledWith({
      author: 'Maeve',
      text: 'A bit darker?',
      place: 'facebook',
      device: 'mobile',
      pin: { x: 0.51, y: 0.4 },
    })
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** A press on the preview moves the pin. */
export const PinnedByPointer: Story = {
  parameters: { pictures: 'once' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Pin it to a spot' }))
    const ground = page.getByTestId('pin-ground')
    const { left, top, width, height } = ground.getBoundingClientRect()
    const coords = { clientX: left + width / 4, clientY: top + height / 2 }
    await userEvent.pointer([{ keys: '[MouseLeft]', target: ground, coords }])
    await expect(page.getByText('25% from the left, 50% from the top')).toBeInTheDocument()
    await userEvent.click(page.getByRole('button', { name: 'Remove the pin' }))
    await expect(page.queryByTestId('pin-ground')).toBeNull()
  },
}

export const Sent: Story = {
  parameters: { pictures: 'once' },
  args: { content: { ...open, commenting: { ...open.commenting, numSent: 1 } } },
}

export const Refused: Story = {
  parameters: { pictures: 'once', width: 390 },
  args: {
    content: {
      ...open,
      comments: [],
      picture: 'waiting',
      commenting: { ...open.commenting, fault: 'tooManyRequests' },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Send comment' }))
    await expect(page.getByText('Please enter your name and a comment.')).toBeVisible()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Loading: Story = { parameters: { pictures: 'once' }, args: { content: { kind: 'loading' } } }

export const Ended: Story = { parameters: { pictures: 'once' }, args: { content: { kind: 'ended' } } }

export const Failed: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'failed', onRetry: fn() } },
}
