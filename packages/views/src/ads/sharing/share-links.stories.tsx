import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { ShareLinks } from './share-links.tsx'
import { sampleLink } from './sharing.fixtures.ts'

const meta: Meta<typeof ShareLinks> = {
  title: 'Screens/Edit an ad/Parts/Share links',
  component: ShareLinks,
  parameters: { pictures: 'once', width: 560 },
  args: {
    title: 'Share this preview',
    lead: 'Anyone with the link sees it.',
    openLabel: 'Share preview',
    nameOf: () => 'Link to the preview',
    content: { kind: 'open', links: [sampleLink] },
    createdUrl: null,
    isCreating: false,
    fault: null,
    onOpen: fn(),
    onCreate: fn(),
    onCopy: fn(),
    onEnd: fn(),
    children: <p>Something about the links.</p>,
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Something about the links.')).toBeVisible()
  },
}

/** What belongs to the links isn't there before they are. */
export const Closed: Story = {
  args: { content: { kind: 'closed' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Something about the links.')).toBeNull()
  },
}
