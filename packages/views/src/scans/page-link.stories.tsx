import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PageLink } from './page-link.tsx'

const meta: Meta<typeof PageLink> = {
  title: 'Screens/Brand and briefs/Parts/Page link',
  component: PageLink,
  args: { url: 'https://nightjar.example/repairs', title: 'Repairs | Nightjar Lamps' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Named: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Repairs (opens in a new tab)' })
    await expect(link).toHaveAttribute('href', 'https://nightjar.example/repairs')
    await expect(link).toHaveAttribute('target', '_blank')
  },
}

export const HomePage: Story = {
  args: { url: 'https://nightjar.example/', title: 'Nightjar Lamps' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /^Home/ })).toBeVisible()
  },
}

export const NoAddressOfTheWeb: Story = {
  args: { url: 'data:text/plain,lamps', title: 'A letter' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull()
    await expect(within(canvasElement).getByText('A letter')).toBeVisible()
  },
}
