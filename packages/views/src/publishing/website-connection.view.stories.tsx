import { snippetOf } from '@aloft/domain/flows/snippet.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { type ConnectedWebsite, WebsiteConnectionView } from './website-connection.view.tsx'

const website: ConnectedWebsite = {
  website: 'nightjar.example',
  snippet: snippetOf('https://aloft.example', '01936b2e-0000-7000-8000-000000000001'),
  builder: 'shopify',
  search: { state: 'searching', isChecking: false, last: 'notFound' },
  onCopy: fn(),
  onCheck: fn(),
  onOverview: fn(),
  onSettings: fn(),
  email: { isPending: false, sentTo: null, failure: null, onSend: fn() },
}

const meta: Meta<typeof WebsiteConnectionView> = {
  title: 'Screens/Launch/Website connection',
  component: WebsiteConnectionView,
  args: { content: { kind: 'ready', ...website } },
}
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Copy code' }))
    await expect(website.onCopy).toHaveBeenCalled()
    await userEvent.click(page.getByRole('button', { name: 'Check now' }))
    await expect(website.onCheck).toHaveBeenCalled()
  },
}

export const Connected: Story = {
  args: {
    content: {
      kind: 'ready',
      ...website,
      search: { state: 'connected', isChecking: false, last: null },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { name: 'nightjar.example is connected' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Go to overview' }))
    await expect(website.onOverview).toHaveBeenCalled()
  },
}

const onLaunch = fn()

/** The way back to the launch that was waiting for the website. */
export const ConnectedForLaunch: Story = {
  args: {
    content: {
      kind: 'ready',
      ...website,
      search: { state: 'connected', isChecking: false, last: null },
      onLaunch,
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Back to your launch' }))
    await expect(onLaunch).toHaveBeenCalledOnce()
  },
}

/** A guest reads the code and the steps. */
export const ReadByGuest: Story = {
  args: {
    content: {
      kind: 'ready',
      ...website,
      search: { state: 'unchecked', isChecking: false, last: null },
      email: undefined,
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Check now' })).toBeNull()
  },
}

export const WithoutWebsite: Story = {
  args: { content: { kind: 'ready', ...website, website: null, builder: null } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Brand settings' }))
    await expect(website.onSettings).toHaveBeenCalled()
  },
}

export const Loading: Story = { args: { content: { kind: 'loading' } } }

export const Failed: Story = {
  args: { content: { kind: 'failed', onRetry: fn(), requestId: 'a1b2c3d4' } },
}
