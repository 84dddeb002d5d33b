import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '../primitives/heading.tsx'
import { PlainFrame } from './plain-frame.tsx'

const meta: Meta<typeof PlainFrame> = {
  title: 'Patterns/Plain frame',
  component: PlainFrame,
  parameters: { layout: 'fullscreen', widths: [1440, 820, 390] },
  args: {
    homeHref: '/',
    children: (
      <Heading level={1} size={44}>
        Three questions, then your website.
      </Heading>
    ),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const OneColumn: Story = {}

export const WithAWayBack: Story = {
  parameters: { pictures: 'once', pictureOf: 'header', widths: [820] },
  args: { back: { href: '#launch', label: 'Back without choosing' }, width: 'wide' },
}
