import { Stack } from '@aloft/design-system/primitives/stack'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { sampleText } from './studio.fixtures.ts'
import { TextFields } from './text-fields.tsx'

const meta: Meta<typeof TextFields> = {
  title: 'Screens/Edit an ad/Parts/Text fields',
  component: TextFields,
  parameters: { pictures: 'once', width: 300 },
  args: { element: sampleText, isOff: false, onChange: fn() },
  render: (args) => (
    <Stack gap={16}>
      <TextFields {...args} />
    </Stack>
  ),
}
export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = {
  play: async ({ args, canvasElement }) => {
    const view = within(canvasElement)
    await userEvent.type(view.getByLabelText('Words'), '!')
    await expect(args.onChange).toHaveBeenLastCalledWith({ text: '€20 off.!' })
    await userEvent.selectOptions(view.getByLabelText('Weight'), 'Semibold')
    await expect(args.onChange).toHaveBeenLastCalledWith({ weight: 600 })
    await userEvent.clear(view.getByLabelText('Size (px)'))
    await userEvent.type(view.getByLabelText('Size (px)'), '7')
    await expect(args.onChange).toHaveBeenLastCalledWith({ size: 7 })
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** Young Serif has one weight. */
export const OneWeight: Story = {
  args: { element: { ...sampleText, font: 'Young Serif' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Weight')).toBeDisabled()
  },
}

export const Off: Story = { args: { isOff: true } }
