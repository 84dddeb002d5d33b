import type { FontSet } from '@aloft/creative/fonts/font-set'
import { recipeId } from '@aloft/domain/creatives/mixer/mix.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { MixerCard } from './mixer-card.tsx'
import { drawingsOf, fewRecipes } from './mixer.fixtures.ts'

const [recipe] = fewRecipes
if (!recipe) throw new Error('no candidates')

const meta: Meta<typeof MixerCard> = {
  title: 'Screens/Edit an ad/Parts/Mixer card',
  component: MixerCard,
  parameters: { creativeFonts: true, width: 260, pictures: 'once' },
  args: {
    recipe,
    description: '“Old lamp in, €20 off”, Half and half, Dusk',
    isChosen: false,
    isSaving: false,
    onChange: fn(),
    onOpen: fn(),
  },
  render: (args, { loaded }) => (
    <MixerCard {...args} drawing={drawingsOf([recipe], loaded['fonts'] as FontSet)[recipeId(recipe)]} />
  ),
}
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ args, canvasElement }) => {
    const card = within(canvasElement)
    await userEvent.click(card.getByRole('button', { name: /^More for “Old lamp in/ }))
    await userEvent.click(await card.findByRole('button', { name: 'More like this' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ type: 'like', recipe })
    await userEvent.click(card.getByRole('button', { name: /^More for/ }))
    await userEvent.click(await card.findByRole('button', { name: 'Save and open in studio' }))
    await expect(args.onOpen).toHaveBeenCalledWith(recipe)
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const NotSaved: Story = { args: { isChosen: true, failure: 'notDrawn' } }

/** A press on the picture keeps it too. */
export const Chosen: Story = {
  args: { isChosen: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('img'))
    await expect(args.onChange).toHaveBeenLastCalledWith({ type: 'choose', recipe, isChosen: false })
    ;(document.activeElement as HTMLElement).blur()
  },
}
