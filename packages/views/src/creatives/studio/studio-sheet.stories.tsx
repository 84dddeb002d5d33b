import { Text } from '@aloft/design-system/primitives/text'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { LayerActions } from './layer-actions.tsx'
import { sampleStage } from './studio.fixtures.ts'
import { StudioSheet } from './studio-sheet.tsx'

const meta: Meta<typeof StudioSheet> = {
  title: 'Screens/Edit an ad/Parts/Studio sheet',
  component: StudioSheet,
  parameters: { layout: 'fullscreen', widths: [390] },
  args: {
    actions: <LayerActions selected={sampleStage(['headline']).selected} onAct={fn()} />,
    renderPanel: (part) => <Text>The {part} of the layer</Text>,
    layers: <Text>All layers</Text>,
    add: <Text>New layers</Text>,
    checks: <Text>What’s wrong</Text>,
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Sheet: Story = {
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    const open = async (name: string) => userEvent.click(view.getByRole('button', { name }))
    await open('Layers')
    await expect(view.getByText('All layers')).toBeVisible()
    await open('Add')
    await expect(view.getByText('New layers')).toBeVisible()
    await open('Checks')
    await expect(view.getByText('What’s wrong')).toBeVisible()
    await open('Place')
    await expect(view.getByText('The place of the layer')).toBeVisible()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const ReadOnly: Story = {
  args: { actions: null, add: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Add' })).toBeNull()
  },
}
