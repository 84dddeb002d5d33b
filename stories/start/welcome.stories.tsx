import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { WelcomePage } from './welcome-page.tsx'

const meta: Meta<typeof WelcomePage> = {
  title: 'Start/Welcome',
  component: WelcomePage,
  parameters: { layout: 'fullscreen', widths: [1240, 390] },
}
export default meta

export const Welcome: StoryObj<typeof meta> = {}

// Apart and not listed, so that nothing moves by itself on the front page.
export const Pressed: StoryObj<typeof meta> = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const tours = page.getByRole('region', { name: 'Six tours' })
    await expect(within(tours).getAllByRole('article')).toHaveLength(6)
    await userEvent.click(page.getByRole('button', { name: 'Rejected' }))
    await expect(page.getByRole('img', { name: 'Day 2 of 30' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Live' }))
    await expect(page.getByRole('img', { name: 'Day 21 of 30' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Instagram' }))
    await expect(page.getByRole('article', { name: 'Instagram feed preview' })).toBeVisible()
    const facebook = page.getByRole('button', { name: 'Facebook' })
    await userEvent.click(facebook)
    facebook.blur()
  },
}
