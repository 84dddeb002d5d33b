import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, within } from 'storybook/test'
import { SliderField } from './slider-field.tsx'

const meta: Meta<typeof SliderField> = {
  title: 'Components/Inputs/Slider field',
  component: SliderField,
  parameters: { width: 320 },
  args: { label: 'Days', name: 'days', value: 9, min: 1, max: 60, shown: '9 days' },
  render: function Slider(args) {
    const [value, setValue] = useState(args.value)
    return <SliderField {...args} value={value} shown={`${value} days`} onChange={setValue} />
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Moved: Story = {
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Days' })
    await fireEvent.change(slider, { target: { value: '40' } })
    await expect(slider).toHaveAttribute('aria-valuetext', '40 days')
    await expect(within(canvasElement).getByText('40 days')).toBeVisible()
  },
}

export const Fixed: Story = {
  args: { isDisabled: true, hint: 'You pay every 30 days, so this covers 30 days.' },
}
