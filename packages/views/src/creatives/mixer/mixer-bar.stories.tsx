import { mostChosen, newMix, recipeId } from '@aloft/domain/creatives/mixer/mix.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { MixerBar } from './mixer-bar.tsx'
import { manyRecipes, sampleMixer } from './mixer.fixtures.ts'

const { actions } = sampleMixer()
const onChange = fn()
const chosen = manyRecipes.slice(0, 2)

const meta: Meta<typeof MixerBar> = {
  title: 'Screens/Edit an ad/Parts/Mixer bar',
  component: MixerBar,
  parameters: { pictures: 'once' },
  args: {
    stage: 'mixed',
    mix: { ...newMix, chosen },
    candidates: manyRecipes,
    saving: { saved: 0, toSave: 0, failures: {} },
    isLapsed: false,
    actions: { ...actions, onChange },
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear' }))
    await expect(onChange).toHaveBeenLastCalledWith({ type: 'clear' })
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const AsManyAsPossible: Story = {
  args: { mix: { ...newMix, chosen: manyRecipes.slice(0, mostChosen) } },
}

/** One for the studio isn't among the chosen ones. */
export const NothingSaved: Story = {
  args: {
    mix: newMix,
    saving: { saved: 0, toSave: 1, failures: { [manyRecipes.map(recipeId)[3] ?? '']: 'mediaNotFound' } },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('Nothing is saved yet')).toBeVisible()
    await expect(page.getByText(/Its picture is no longer in your library/)).toBeVisible()
  },
}
