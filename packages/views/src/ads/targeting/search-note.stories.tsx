import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SearchNote } from './search-note.tsx'

const onRetry = fn()

const meta: Meta<typeof SearchNote> = {
  title: 'Screens/Edit an ad/Parts/Search note',
  component: SearchNote,
  parameters: { width: 492 },
  args: { list: 'places', failed: null },
}
export default meta
type Story = StoryObj<typeof meta>

export const NoMatch: Story = { parameters: { pictures: 'once' } }

export const Failed: Story = {
  args: { failed: { onRetry, requestId: '01936b2e-7c1f' } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Try again' })
    await userEvent.click(button)
    await expect(onRetry).toHaveBeenCalledOnce()
    button.blur()
  },
}
