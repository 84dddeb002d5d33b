import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '../../primitives/stack.tsx'
import { HelpList } from './help-list.tsx'
import { helpResults } from './help.fixtures.ts'

const meta: Meta<typeof HelpList> = {
  title: 'Screens/Everywhere/Modals/Help list',
  component: HelpList,
  render: (args) => (
    <Stack gap={16}>
      <HelpList {...args} />
    </Stack>
  ),
  parameters: { widths: [700, 390] },
  args: {
    typed: 'money back',
    onType: fn(),
    search: { kind: 'found', results: helpResults },
    open: 'start',
    hrefOf: (name) => `#${name}`,
    questionOf: (name) => `About ${name}`,
    shortcuts: [],
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Results: Story = {
  play: async ({ canvasElement }) => {
    const help = within(canvasElement)
    await expect(help.getByRole('list', { name: '2 results' })).toBeVisible()
    await expect(help.queryByText('Creating ads')).toBeNull()
  },
}

export const Searching: Story = {
  args: { typed: 'money', search: { kind: 'searching' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status', { name: 'Searching help' })).toBeVisible()
  },
}

export const NothingFound: Story = {
  args: { typed: 'zeppelin', search: { kind: 'found', results: [] } },
  play: async ({ canvasElement }) => {
    const help = within(canvasElement)
    await expect(help.getByText('No articles match “zeppelin”.')).toBeVisible()
    await expect(help.getByRole('status')).toHaveTextContent('No results')
    await expect(help.getByText('Getting started')).toBeVisible()
  },
}

/** Without a connection, the articles themselves are still there. */
export const SearchFailed: Story = {
  args: { typed: 'money', search: { kind: 'failed', onRetry: fn() } },
  play: async ({ args, canvasElement }) => {
    const help = within(canvasElement)
    await expect(help.getByText(/We couldn’t search just now\./)).toBeVisible()
    await expect(help.getByText('Plans and payments')).toBeVisible()
    await userEvent.click(help.getByRole('button', { name: 'Try again' }))
    const { search } = args
    await expect(search.kind === 'failed' && search.onRetry).toHaveBeenCalledOnce()
  },
}
