import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { nightjarIdeas } from '../images/images.fixtures.ts'
import { IdeasStep } from './ideas-step.tsx'
import { sampleIdeas } from './wizard.fixtures.ts'

const onOrder = fn()
const onTopUp = fn()

const meta: Meta<typeof IdeasStep> = {
  title: 'Screens/Edit an ad/Parts/Ideas step',
  component: IdeasStep,
  parameters: { width: 1100 },
  args: { content: { ...sampleIdeas, onOrder, onTopUp }, style: null, drawn: null, onChange: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

/** The picture is chosen among those that arrived. */
export const Arrived: Story = {
  play: async ({ args, canvasElement }) => {
    const step = within(canvasElement)
    await userEvent.click(step.getByRole('radio', { name: 'Picture 2' }))
    const [, second] = sampleIdeas.order?.images ?? []
    if (second?.status !== 'ready') throw new Error('no second picture')
    const { url: src, width, height } = second
    await expect(args.onChange).toHaveBeenCalledWith({ drawn: { src, width, height } })
    await userEvent.click(step.getByRole('button', { name: /^Create 2 pictures/ }))
    await expect(args.onChange).toHaveBeenCalledWith({ idea: nightjarIdeas[0] })
    await expect(onOrder).toHaveBeenCalledWith(nightjarIdeas[0], 2)
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Drawing: Story = {
  args: {
    content: {
      ...sampleIdeas,
      order: {
        title: 'Wren',
        images: [...(sampleIdeas.order?.images.slice(0, 1) ?? []), { status: 'drawing' }],
      },
    },
  },
}

/** Nothing is charged; a picture from before stays chosen. */
export const Refused: Story = {
  parameters: { pictures: 'once' },
  args: {
    content: { ...sampleIdeas, order: null, refusal: 'outOfTokens', onTopUp },
    drawn: {
      src: sampleIdeas.order?.images.flatMap((one) => ('url' in one ? one.url : []))[0] ?? '',
      width: 9,
      height: 9,
    },
  },
  play: async ({ canvasElement }) => {
    const step = within(canvasElement)
    await expect(step.getByRole('radio', { name: 'Picture 1' })).toBeChecked()
    await userEvent.click(step.getByRole('button', { name: 'Top up' }))
    await expect(onTopUp).toHaveBeenCalled()
    ;(document.activeElement as HTMLElement).blur()
  },
}
