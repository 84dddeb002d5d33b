import { newMix } from '@aloft/domain/creatives/mixer/mix.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { MixerParts } from './mixer-parts.tsx'
import { sampleMixer } from './mixer.fixtures.ts'

const { material } = sampleMixer()

const meta: Meta<typeof MixerParts> = {
  title: 'Screens/Edit an ad/Parts/Mixer parts',
  component: MixerParts,
  parameters: { width: 280, pictures: 'once' },
  args: { material, mix: newMix, isSaving: false, onChange: fn(), onAddPicture: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  play: async ({ args, canvasElement }) => {
    const parts = within(canvasElement)
    await userEvent.click(parts.getByRole('checkbox', { name: 'Brand color 2' }))
    const ofColor = { type: 'use', part: 'background', key: '#e8a33d', isUsed: false }
    await expect(args.onChange).toHaveBeenLastCalledWith(ofColor)
    await userEvent.click(parts.getByRole('checkbox', { name: 'Half and half' }))
    const ofLayout = { type: 'use', part: 'layout', key: 'split', isUsed: false }
    await expect(args.onChange).toHaveBeenLastCalledWith(ofLayout)
    await userEvent.click(parts.getByRole('button', { name: 'Add a picture' }))
    await expect(args.onAddPicture).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** Some are left out, and the texts are locked. */
export const LeftOut: Story = {
  args: {
    mix: {
      leftOut: { background: ['#123142'], text: [], layout: ['framed'] },
      locks: { ...newMix.locks, text: 'Lamp shop in Galway' },
    },
  },
  play: async ({ canvasElement }) => {
    const parts = within(canvasElement)
    await expect(parts.getByRole('checkbox', { name: 'Framed' })).not.toBeChecked()
    await expect(parts.getByRole('checkbox', { name: 'Lamp shop in Galway' })).toBeDisabled()
  },
}
