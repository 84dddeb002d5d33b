import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { FailedNote } from './failed-load.tsx'

const meta: Meta<typeof FailedNote> = {
  title: 'Components/Feedback/Failed load',
  component: FailedNote,
  parameters: { width: 492 },
  args: { failed: { onRetry: fn(), requestId: '01936b2e-7c1f' }, children: 'We couldn’t load the briefs.' },
}
export default meta
type Story = StoryObj<typeof meta>

/** For a detail, without a color. */
export const Note: Story = {}
