import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PageUrlModal } from './page-url.tsx'

const meta: Meta<typeof PageUrlModal> = {
  title: 'Screens/Launch/Modals/Set page URL',
  component: PageUrlModal,
  parameters: { width: 520 },
  args: {
    url: '',
    goalUrls: ['https://nightjar.example/thanks'],
    pageUrls: [],
    onAnswer: fn(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

/** Refuses an invalid address or a goal's (FLV-17); accepts any other and normalizes it. */
export const Asked: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Landing page')
    await userEvent.type(field, 'lamps{Enter}')
    await expect(field).toHaveAccessibleDescription(/Enter a full web address/)
    await userEvent.clear(field)
    await userEvent.type(field, 'nightjar.example/thanks{Enter}')
    await expect(field).toHaveAccessibleDescription(/A goal already has this address/)
    await expect(args.onAnswer).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, 'Nightjar.example/wren{Enter}')
    await expect(args.onAnswer).toHaveBeenCalledWith('https://nightjar.example/wren')
    field.blur()
  },
}
