import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { PlanComparison } from './plan-comparison.tsx'

const meta: Meta<typeof PlanComparison> = {
  title: 'Screens/Plan and billing/Parts/Plan comparison',
  component: PlanComparison,
  parameters: { width: 900 },
  args: { planLabel: 'basic-2407' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const part = within(canvasElement)
    await userEvent.click(part.getByText('Compare plans'))
    ;(document.activeElement as HTMLElement).blur()
    const cells = (name: string) =>
      within(part.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
    await expect(cells('Price a month')).toEqual(['€0', '€29', '€59', '€99'])
    await expect(cells('Commission on ad spend')).toEqual(['–', '20%', '15%', '10%'])
    await expect(cells('Launch ads')).toEqual(['No', 'Yes', 'Yes', 'Yes'])
    await expect(part.getByRole('columnheader', { name: /^Flat Your plan|^FlatYour plan/ })).toBeVisible()
  },
}

export const OnPhone: Story = {
  parameters: { width: 358, widths: [390] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Compare plans'))
    ;(document.activeElement as HTMLElement).blur()
  },
}
