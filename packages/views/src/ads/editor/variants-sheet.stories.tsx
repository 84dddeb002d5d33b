import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { facebookAd } from './editor.fixtures.ts'
import { VariantsSheet } from './variants-sheet.tsx'

const headline = facebookAd.fields.find(({ key }) => key === 'fbTitle')
if (!headline) throw new Error('the ad has no headline')

const meta: Meta<typeof VariantsSheet> = {
  title: 'Screens/Edit an ad/Parts/Variants sheet',
  component: VariantsSheet,
  parameters: { width: 720, pictures: 'once' },
  args: {
    field: headline,
    variants: { key: 'fbTitle', state: 'ready', texts: ['Your old lamp takes €20 off'] },
    onTake: fn(),
    onKeep: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const NamedForItsField: Story = {
  play: async ({ args, canvasElement }) => {
    const sheet = within(within(canvasElement).getByRole('region', { name: 'Headline' }))
    await userEvent.click(sheet.getByRole('button', { name: /^Use this one/ }))
    await expect(args.onTake).toHaveBeenCalledWith('Your old lamp takes €20 off')
    ;(document.activeElement as HTMLElement).blur()
  },
}
