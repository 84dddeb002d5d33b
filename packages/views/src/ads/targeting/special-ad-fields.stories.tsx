import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SpecialAdFields } from './special-ad-fields.tsx'

const meta: Meta<typeof SpecialAdFields> = {
  title: 'Screens/Edit an ad/Parts/Special ad fields',
  component: SpecialAdFields,
  parameters: { width: 492 },
  args: { declared: [], onChange: fn(), onOpenAudience: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Narrowed: Story = {
  args: { declared: ['housing'], isNarrowed: true },
  play: async ({ args, canvasElement }) => {
    const fields = within(canvasElement)
    await userEvent.click(fields.getByRole('button', { name: 'Open the audience' }))
    await expect(args.onOpenAudience).toHaveBeenCalledOnce()
    await userEvent.click(fields.getByRole('checkbox', { name: /^Credit/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['housing', 'credit'])
    await userEvent.click(fields.getByRole('checkbox', { name: /^Housing/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith([])
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const PoliticsInEurope: Story = {
  parameters: { pictures: 'once', pictureOf: '[data-picture] [role=status]' },
  args: { declared: ['politics'], isInEu: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/doesn’t allow these ads/)).toBeVisible()
    await expect(within(canvasElement).queryByText(/permission/)).toBeNull()
  },
}

export const ReadOnly: Story = {
  parameters: { pictures: 'once', pictureOf: '[data-picture] [role=status]' },
  args: { declared: ['gambling'], onChange: undefined },
  play: async ({ canvasElement }) => {
    const boxes = within(canvasElement).getAllByRole('checkbox')
    for (const box of boxes) await expect(box).toBeDisabled()
    await expect(boxes.at(-1)).toBeChecked()
  },
}
