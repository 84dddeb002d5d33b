import { newMix } from '@aloft/domain/creatives/mixer/mix.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { MixerLimits } from './mixer-limits.tsx'
import { fewRecipes } from './mixer.fixtures.ts'

const meta: Meta<typeof MixerLimits> = {
  title: 'Screens/Edit an ad/Parts/Mixer limits',
  component: MixerLimits,
  parameters: { pictures: 'once' },
  args: {
    mix: {
      like: fewRecipes[0] ?? null,
      locks: { ...newMix.locks, background: '#123142', text: 'Lamp shop in Galway' },
    },
    words: { nameOf: (part, key) => (part === 'text' ? key : 'Half and half'), describe: () => '' },
    isSaving: false,
    onChange: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: /^Unlock Background:/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ type: 'lock', part: 'background', key: null })
    ;(document.activeElement as HTMLElement).blur()
  },
}
