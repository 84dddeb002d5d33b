import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../primitives/button.tsx'
import { PageMessage } from './page-message.tsx'

const meta: Meta<typeof PageMessage> = {
  title: 'Patterns/Page message',
  component: PageMessage,
  parameters: { width: 480 },
  args: {
    title: 'The ad did not load.',
    lead: 'It is safe and stands as you left it. Try again in a moment.',
    action: <Button variant="primary">Try again</Button>,
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const WithAction: Story = {}
