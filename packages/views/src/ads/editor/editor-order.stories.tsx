import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { EditorOrder } from './editor-order.tsx'
import { facebookAd, germanAd } from './editor.fixtures.ts'

const meta: Meta<typeof EditorOrder> = {
  title: 'Screens/Edit an ad/Parts/Editor order',
  component: EditorOrder,
  parameters: { width: 492, pictures: 'once' },
  args: {
    ...facebookAd,
    audience: [{ field: 'minAge', failure: 'requiredValue', notes: [] }],
    obstacles: [{ kind: 'minAge', count: 1 }],
  },
}
export default meta
type Story = StoryObj<typeof meta>

/** A part of each section: texts, needs, lists, people and settings. */
export const OfEachSection: Story = {
  play: async ({ canvasElement }) => {
    const order = within(canvasElement)
    await expect(order.getByRole('img', { name: '9 of 10 fields ready' })).toBeVisible()
    await expect(order.getByRole('link', { name: 'Age, fix before launch' })).toBeVisible()
    await userEvent.click(order.getByRole('button', { name: 'What “template draft” means' }))
    await expect(await screen.findByText(/^We filled ready-made sentences/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** A locked ad isn't on its way to a launch. */
export const WithoutObstacles: Story = {
  args: { ...germanAd, obstacles: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/fields ready|to fix before launch/)).toBeNull()
  },
}
