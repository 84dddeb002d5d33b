import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ContentPanel } from './content-panel.tsx'
import { faultyFacebookAd } from './editor.fixtures.ts'

const meta: Meta<typeof ContentPanel> = {
  title: 'Screens/Edit an ad/Parts/Content panel',
  component: ContentPanel,
  parameters: { width: 492, pictures: 'once' },
  args: {
    platform: 'facebook',
    fields: faultyFacebookAd.fields,
    needs: [
      { need: 'adCreativeId', isMissing: false },
      { need: 'channel', isMissing: true },
    ],
    isReadOnly: false,
    tokenPrice: 1,
    onChange: fn(),
    onAskVariants: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

/** Its head counts what is ready, and what keeps the ad from its launch. */
export const OneThingMissing: Story = {
  play: async ({ args, canvasElement }) => {
    const section = within(canvasElement)
    await expect(section.getByText('1 missing')).toBeVisible()
    await userEvent.type(section.getByRole('textbox', { name: 'Headline' }), '!')
    await expect(args.onChange).toHaveBeenCalledWith('fbTitle', 'Your old lamp is worth €20!')
    ;(document.activeElement as HTMLElement).blur()
  },
}
