import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { LanguageFields } from './language-fields.tsx'

const meta: Meta<typeof LanguageFields> = {
  title: 'Screens/Edit an ad/Parts/Language fields',
  component: LanguageFields,
  parameters: { width: 492 },
  args: { languages: ['en', 'de'], onChange: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {
  parameters: { pictures: 'once' },
  play: async ({ args, canvasElement }) => {
    const fields = within(canvasElement)
    await userEvent.click(fields.getByRole('checkbox', { name: 'French' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['en', 'fr', 'de'])
    await userEvent.click(fields.getByRole('checkbox', { name: 'English' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['de'])
    ;(document.activeElement as HTMLElement).blur()
  },
}
