import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { HiddenModalTitle } from './hidden-modal-title.tsx'
import { ModalFrame } from './modal-frame.tsx'
import { Text } from './text.tsx'

const meta: Meta<typeof HiddenModalTitle> = {
  title: 'Components/Navigation/Hidden modal title',
  component: HiddenModalTitle,
  parameters: { pictureOf: '[role=dialog]' },
  args: { children: 'Search' },
  decorators: [
    (Story) => (
      <ModalFrame closeLabel="Close" onClose={fn()}>
        <Story />
        <Text>A field over a list.</Text>
      </ModalFrame>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof meta>

export const NamesTheDialog: Story = {
  play: async () => {
    await expect(within(document.body).getByRole('dialog', { name: 'Search' })).toBeVisible()
  },
}
