import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AudienceFields } from './audience-fields.tsx'

const meta: Meta<typeof AudienceFields> = {
  title: 'Screens/Edit an ad/Parts/Audience fields',
  component: AudienceFields,
  parameters: { width: 492 },
  args: { minAge: 25, maxAge: 65, gender: 'all', onChange: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {
  play: async ({ args, canvasElement }) => {
    const fields = within(canvasElement)
    await expect(fields.getByLabelText('Maximum age')).toHaveDisplayValue('65 and up')
    await userEvent.selectOptions(fields.getByLabelText('Minimum age'), '30')
    await expect(args.onChange).toHaveBeenLastCalledWith({ minAge: 30 })
    await userEvent.selectOptions(fields.getByLabelText('Maximum age'), '44')
    await expect(args.onChange).toHaveBeenLastCalledWith({ maxAge: 44 })
    await userEvent.selectOptions(fields.getByLabelText('Gender'), 'Women')
    await expect(args.onChange).toHaveBeenLastCalledWith({ gender: 'female' })
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const TheWrongWayAround: Story = {
  parameters: { pictures: 'once' },
  args: { minAge: 45, maxAge: 30 },
}

export const Locked: Story = {
  parameters: { pictures: 'once' },
  args: { minAge: null, maxAge: null, isLocked: true },
  play: async ({ canvasElement }) => {
    for (const field of within(canvasElement).getAllByRole('combobox')) await expect(field).toBeDisabled()
  },
}
