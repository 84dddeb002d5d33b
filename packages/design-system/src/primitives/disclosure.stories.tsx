import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Disclosure } from './disclosure.tsx'

const meta: Meta<typeof Disclosure> = {
  title: 'Components/Navigation/Disclosure',
  component: Disclosure,
  parameters: { width: 420 },
  render: () => (
    <div>
      <Disclosure name="faq" summary="Can I leave this page?">
        Yes. We’ll keep going.
      </Disclosure>
      <Disclosure name="faq" summary="Who can see it now?">
        You and your team.
      </Disclosure>
    </div>
  ),
}
export default meta
type Story = StoryObj<typeof meta>

export const OneAtATime: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement)
    await expect(list.getByText('Yes. We’ll keep going.')).not.toBeVisible()
    await userEvent.click(list.getByText('Can I leave this page?'))
    await expect(list.getByText('Yes. We’ll keep going.')).toBeVisible()
    await userEvent.click(list.getByText('Who can see it now?'))
    await expect(list.getByText('You and your team.')).toBeVisible()
    await expect(list.getByText('Yes. We’ll keep going.')).not.toBeVisible()
  },
}
