import { snippetOf } from '@aloft/domain/flows/snippet.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { type ConnectedWebsite, WebsiteConnectionView } from './website-connection.view.tsx'

const website: ConnectedWebsite = {
  website: 'nightjar.example',
  snippet: snippetOf('https://aloft.example', '01936b2e-0000-7000-8000-000000000001'),
  builder: 'shopify',
  looking: { state: 'looking', isChecking: false, last: 'notFound' },
  onCopy: fn(),
  onCheck: fn(),
  onOverview: fn(),
  onSettings: fn(),
  email: { isPending: false, sentTo: null, failure: null, onSend: fn() },
}

const meta: Meta<typeof WebsiteConnectionView> = {
  title: 'Views/Publishing/Website connection',
  component: WebsiteConnectionView,
  args: { content: { kind: 'ready', ...website } },
}
export default meta
type Story = StoryObj<typeof meta>

export const Looking: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('nightjar.example looks like it’s built with Shopify.')).toBeVisible()
    await expect(page.getByText('In Shopify, open Online Store, then Themes.')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Wix' }))
    await expect(page.getByText('In Wix, open Settings, then Custom Code.')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Shopify' }))
    await userEvent.click(page.getByRole('button', { name: 'Copy code' }))
    await expect(website.onCopy).toHaveBeenCalled()
    await userEvent.click(page.getByRole('button', { name: 'Look now' }))
    await expect(website.onCheck).toHaveBeenCalled()
  },
}

/** One valid address is asked for before anything is sent. */
export const EmailingTheCode: Story = {
  args: { content: { kind: 'ready', ...website, builder: null } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const field = page.getByLabelText('Their email address')
    await userEvent.type(field, 'web@studio.example, b@studio.example{Enter}')
    await expect(page.getByText(/^Enter one email address/)).toBeVisible()
    await expect(website.email?.onSend).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, 'web@studio.example{Enter}')
    await expect(website.email?.onSend).toHaveBeenCalledWith('web@studio.example')
  },
}

export const Emailed: Story = {
  args: {
    content: {
      kind: 'ready',
      ...website,
      looking: { state: 'looking', isChecking: true, last: null },
      email: { isPending: false, sentTo: 'web@studio.example', failure: null, onSend: fn() },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Sent to web@studio.example.')).toBeVisible()
  },
}

export const EmailRefused: Story = {
  args: {
    content: {
      kind: 'ready',
      ...website,
      looking: { state: 'looking', isChecking: false, last: 'failed' },
      email: { isPending: false, sentTo: null, failure: 'tooManyRequests', onSend: fn() },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/three emails today/)
  },
}

export const Connected: Story = {
  args: {
    content: {
      kind: 'ready',
      ...website,
      looking: { state: 'connected', isChecking: false, last: null },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { name: 'nightjar.example is connected' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Go to overview' }))
    await expect(website.onOverview).toHaveBeenCalled()
  },
}

/** A guest reads the code and the steps. */
export const ReadByGuest: Story = {
  args: {
    content: {
      kind: 'ready',
      ...website,
      looking: { state: 'unchecked', isChecking: false, last: null },
      email: undefined,
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Look now' })).toBeNull()
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
