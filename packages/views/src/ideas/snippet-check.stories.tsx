import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '@aloft/design-system/primitives/stack'
import { SnippetCheck } from './snippet-check.tsx'

const meta: Meta<typeof SnippetCheck> = {
  title: 'Screens/Brand and briefs/Parts/Snippet check',
  component: SnippetCheck,
  parameters: { width: 464 },
  args: {
    snippet:
      '<script async src="https://aloft.example/api/bridge?i=01936b2e-0000-7000-8000-000000000101"></script>',
    website: 'nightjar.example',
    isVerified: false,
    state: 'idle',
    onCopy: fn(),
    onVerify: fn(),
    guideHref: '/0/integrations',
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Unverified: Story = {
  parameters: { pictures: 'once' },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Check nightjar.example' }))
    await expect(args.onVerify).toHaveBeenCalledOnce()
    await userEvent.click(page.getByRole('button', { name: 'Copy' }))
    await expect(args.onCopy).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** Checking, not found, found, and for a brand without a website. */
export const Others: Story = {
  parameters: { pictures: 'once', pictureOf: '[data-picture] [role=alert]' },
  render: (args) => (
    <Stack gap={24}>
      <SnippetCheck {...args} state="checking" />
      <SnippetCheck {...args} state="notFound" />
      <SnippetCheck {...args} state="failed" />
      <SnippetCheck {...args} isVerified onVerify={undefined} />
      <SnippetCheck {...args} website={null} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('Found on your website')).toBeVisible()
    await expect(page.getAllByRole('button', { name: /^Check / })).toHaveLength(2)
    await expect(page.getByText(/We couldn’t find it/)).toBeVisible()
    await expect(page.getByText(/doesn’t have a website yet/)).toBeVisible()
  },
}
