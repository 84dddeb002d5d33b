import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ComparedParts } from './compared-parts.tsx'

const meta: Meta<typeof ComparedParts> = {
  title: 'Screens/Edit an ad/Parts/Compared parts',
  component: ComparedParts,
  parameters: { width: 340 },
  args: {
    names: ['Version 1', 'Draft'],
    parts: [
      {
        id: 'fbTitle',
        subject: { kind: 'field', label: 'headline' },
        before: 'A lamp that lasts',
        after: 'A lamp that lasts a life',
      },
      { id: 'url', subject: { kind: 'part', part: 'url' }, before: 'https://nightjar.example', after: '' },
    ],
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Narrow: Story = {
  parameters: { pictures: 'once' },
  play: async ({ canvasElement }) => {
    const page = within(within(canvasElement).getByRole('group', { name: /^Landing page/ }))
    await expect(page.getByText('Empty')).toBeVisible()
  },
}
