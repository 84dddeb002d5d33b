import type { FontSet } from '@aloft/creative/fonts/font-set'
import { newMix, recipeId } from '@aloft/domain/creatives/mixer/mix.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CreativeMixerView } from './creative-mixer.view.tsx'
import type { OpenMixer } from './mixer-content.ts'
import { fewRecipes, manyRecipes, sampleMixer } from './mixer.fixtures.ts'

const actions = {
  onChange: fn(),
  onAddPicture: fn(),
  onRetry: fn(),
  onSave: fn(),
  onOpen: fn(),
  onCloseOutcome: fn(),
}

const meta: Meta<typeof CreativeMixerView> = {
  title: 'Screens/Edit an ad/Creative mixer',
  component: CreativeMixerView,
  parameters: { layout: 'fullscreen', creativeFonts: true },
  decorators: [(Story) => <div style={{ padding: '0 16px 32px' }}>{Story()}</div>],
  args: { content: { kind: 'loading' } },
}
export default meta
type Story = StoryObj<typeof meta>

/** The mixer with its candidates, drawn with the fonts of the story. */
function open(change: Partial<OpenMixer> = {}, recipes: OpenMixer['candidates'] = fewRecipes): Story {
  return {
    render: (_, { loaded }) => (
      <CreativeMixerView
        content={{ kind: 'open', ...sampleMixer(loaded['fonts'] as FontSet, recipes), actions, ...change }}
      />
    ),
  }
}

const [first, second, third] = fewRecipes
if (!first || !second || !third) throw new Error('too few candidates')
const chosen = { ...newMix, chosen: [first, second, third] }

export const Mixed: Story = {
  ...open(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('12 creatives to choose from')).toBeVisible()
    const [card] = page.getAllByRole('listitem')
    const keep = within(card as HTMLElement).getByRole('checkbox', { name: /^Keep “Old lamp in, €20 off”/ })
    keep.focus()
    await userEvent.keyboard(' ')
    await expect(actions.onChange).toHaveBeenCalledWith({ type: 'choose', recipe: first, isChosen: true })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await page.findByRole('button', { name: 'Lock this layout' }))
    await expect(actions.onChange).toHaveBeenCalledWith({ type: 'lock', part: 'layout', key: first.layout })
    await userEvent.click(page.getByRole('button', { name: 'Mix again' }))
    await expect(actions.onChange).toHaveBeenCalledWith({ type: 'again' })
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** As many as there can be. */
export const Full: Story = {
  ...open({}, manyRecipes),
  parameters: { pictures: 'once' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('checkbox', { name: /^Keep/ })).toHaveLength(60)
    // Besides the parts: cards are light enough for all of them to be in the page.
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1200)
  },
}

export const Chosen: Story = {
  ...open({ mix: { ...chosen, like: first, locks: { ...newMix.locks, text: first.headline } } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Save 3 creatives' }))
    await expect(actions.onSave).toHaveBeenCalledOnce()
    await userEvent.click(page.getByRole('button', { name: /^Unlock Text:/ }))
    await expect(actions.onChange).toHaveBeenCalledWith({ type: 'lock', part: 'text', key: null })
    await userEvent.click(page.getByRole('button', { name: /^Show all kinds/ }))
    await expect(actions.onChange).toHaveBeenCalledWith({ type: 'like', recipe: null })
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Mixing: Story = {
  ...open({ stage: 'mixing', candidates: [], drawings: {} }),
  parameters: { pictures: 'once' },
}

/** Composed, and not all drawn yet. */
export const Drawing: Story = {
  render: (_, { loaded }) => {
    const mixer = sampleMixer(loaded['fonts'] as FontSet)
    const some = Object.fromEntries(Object.entries(mixer.drawings).slice(0, 3))
    const drawings = { ...some, [recipeId(fewRecipes[3] ?? first)]: null }
    return <CreativeMixerView content={{ kind: 'open', ...mixer, drawings }} />
  },
  parameters: { pictures: 'once' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('We couldn’t draw this one.')).toBeVisible()
  },
}

export const Saving: Story = {
  ...open({ stage: 'saving', mix: chosen, saving: { saved: 1, toSave: 3, failures: {} } }),
  parameters: { pictures: 'once' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('Saving 2 of 3')).toBeVisible()
    for (const box of page.getAllByRole('checkbox', { name: /^Keep/ })) await expect(box).toBeDisabled()
  },
}

export const NotAllSaved: Story = {
  ...open({
    mix: { ...newMix, chosen: [second] },
    saving: { saved: 2, toSave: 3, failures: { [recipeId(second)]: 'generic' } },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('2 creatives are saved, but not all')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Close' }))
    await expect(actions.onCloseOutcome).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const NotMixed: Story = {
  ...open({ stage: 'failed', candidates: [] }),
  parameters: { pictures: 'once' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(actions.onRetry).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const NothingToMix: Story = { ...open({ candidates: [] }), parameters: { pictures: 'once' } }

/** The website has no pictures: colors and texts alone. */
export const NoPictures: Story = {
  render: (_, { loaded }) => {
    const recipes = manyRecipes.filter(({ picture }) => picture === null).slice(0, 8)
    const mixer = sampleMixer(loaded['fonts'] as FontSet, recipes)
    const backgrounds = mixer.material.backgrounds.filter(({ picture }) => picture === null)
    return (
      <CreativeMixerView
        content={{ kind: 'open', ...mixer, material: { ...mixer.material, backgrounds }, actions }}
      />
    )
  },
  parameters: { pictures: 'once' },
}

export const Lapsed: Story = {
  ...open({ isLapsed: true, mix: chosen }),
  parameters: { pictures: 'once' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText(/^Your plan has ended\./)).toBeVisible()
    await expect(page.queryByRole('button', { name: /^Save/ })).toBeNull()
  },
}

export const Loading: Story = {}

export const Failed: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'failed', onRetry: fn() } },
}

export const NoBrief: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'noBrief', href: '/0/briefs' } },
}

export const Guest: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'guest', href: '/0/creatives' } },
}
