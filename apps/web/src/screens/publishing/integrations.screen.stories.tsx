import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AppAt, never, refused, screenStories } from '../../stories/app-at.tsx'

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Launch/In the app/Integrations',
  args: { address: '/0/integrations', answers: { 'validate-snippet': { isValidated: false } } },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { args: { shows: /We haven’t found it on/ } }

export const Connected: Story = {
  args: { answers: { 'validate-snippet': { isValidated: true } }, shows: /is connected/ },
}

export const Loading: Story = {
  args: { answers: { 'get-website-connection': never }, shows: 'Loading your website’s connection' },
}

export const Failed: Story = {
  args: { answers: { 'get-website-connection': refused }, shows: 'We couldn’t load this page.' },
}

/** A brand without a website. */
export const Empty: Story = {
  args: {
    answers: {
      'get-website-connection': { url: null, isConnected: false, builder: null, nextCheckDate: null },
    },
    shows: /doesn’t have a website yet/,
  },
}
