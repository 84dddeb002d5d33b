import type { Meta, StoryObj } from '@storybook/react-vite'
import nightjar from '../assets/nightjar-logo.svg'
import { Avatar } from './avatar.tsx'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

const meta: Meta<typeof EmptyState> = {
  title: 'Primitives/Empty state',
  component: EmptyState,
  parameters: { width: 640 },
  args: { title: 'No ads yet' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Words: Story = { args: { children: 'Leads stand here once a page asks for an address.' } }
export const WithPictureAndAction: Story = {
  args: {
    picture: <Avatar name="Nightjar Lamps" kind="brand" picture={nightjar} size={64} />,
    children: 'An ad begins with your brand: its website, its pictures, its words.',
    action: <Button variant="primary">Make the first ad</Button>,
  },
}
