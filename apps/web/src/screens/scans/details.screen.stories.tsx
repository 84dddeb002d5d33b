import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AppAt, never, screenStories } from '../../stories/app-at.tsx'

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Brand and briefs/In the app/Details',
  args: { address: '/0/create/brand' },
}
export default meta
type Story = StoryObj<typeof meta>

/** The website was read before. */
export const Full: Story = {
  args: { user: { adGenData: { websiteUrl: 'https://nightjar.example' } }, shows: 'Looks good, continue' },
}

/** The website is being read; how long it has taken differs with each picture. */
export const Loading: Story = {
  parameters: { pictureOf: '[data-picture] h1' },
  args: {
    user: { adGenData: { websiteUrl: 'https://nightjar.example' } },
    answers: { 'check-scan-website': never },
    shows: 'Scanning your website',
  },
}

/** Nothing is known of a website yet. */
export const Empty: Story = { args: { shows: 'What’s your website?' } }

export const Questions: Story = {
  args: { address: '/0/onboarding/details', shows: 'Three quick questions, then your website.' },
}
