import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PickerRemark } from './picker-remark.tsx'

const meta: Meta<typeof PickerRemark> = {
  title: 'Screens/Edit an ad/Parts/Picker remark',
  component: PickerRemark,
  parameters: { width: 420, pictures: 'once' },
  args: { children: 'Athenry and Connacht overlap, so some people would see your ad twice.' },
}
export default meta
type Story = StoryObj<typeof meta>

const onPress = fn()

export const WithAction: Story = {
  args: { action: { label: 'Remove Athenry', onPress } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove Athenry' }))
    await expect(onPress).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Hint: Story = { args: { tone: 'hint', children: 'Up to 5 interests work best.' } }
