import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from './button.tsx'
import { ModalBody } from './modal-body.tsx'
import { Text } from './text.tsx'

const meta: Meta<typeof ModalBody> = {
  title: 'Components/Navigation/Modal body',
  component: ModalBody,
  parameters: { width: 520 },
  args: {
    title: 'Stop “Evenings, better lit”?',
    children: (
      <Text tone="soft">
        It leaves Instagram within minutes. The €136.60 not yet spent returns as credit after about 24 hours.
      </Text>
    ),
    actions: (
      <>
        <Button>Keep it running</Button>
        <Button variant="danger">Stop this ad</Button>
      </>
    ),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('region', { name: 'Stop “Evenings, better lit”?' }),
    ).toBeVisible()
  },
}

export const AsAForm: Story = {
  args: {
    onSubmit: fn(),
    actions: <Button type="submit">Stop this ad</Button>,
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Stop this ad' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const AreYouSure: Story = {
  tags: ['!dev', '!test'],
  args: {
    title: 'Are you sure?',
    children: null,
    actions: (
      <>
        <Button>No</Button>
        <Button variant="primary">Yes</Button>
      </>
    ),
  },
}
