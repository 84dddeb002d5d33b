import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { useState } from 'react'
import { type AdCountdownContent, AdCountdownView, type AdCountdownViewProps } from './ad-countdown.view.tsx'

const pressed = fn()

const meta: Meta<typeof AdCountdownView> = {
  title: 'Screens/Create an ad/Ad countdown',
  component: AdCountdownView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => <div style={{ maxWidth: 1116, margin: '0 auto', padding: '0 16px 32px' }}>{Story()}</div>,
  ],
  args: {
    content: { kind: 'inProgress', progress: 54, elapsedMs: 17_000 },
    doneSteps: ['brief', 'texts'],
    platform: 'facebook',
    writer: 'rules',
    tokenPrice: 10,
    onContinue: fn(),
  },
  beforeEach: () => {
    pressed.mockClear()
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const InProgress: Story = {
  parameters: { pictures: 'once', longerWords: true },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('progressbar', { name: 'Step 3 of 4: Targeting' })).toBeVisible()
    await expect(page.getByText('17 s of about 60 s')).toBeVisible()
    const question = page.getByText('Can I leave this page?')
    await userEvent.click(question)
    await expect(page.getByText(/Yes. We’ll keep going/)).toBeVisible()
    await userEvent.click(question)
    await userEvent.click(page.getByRole('button', { name: 'Keep working' }))
    await expect(args.onContinue).toHaveBeenCalledOnce()
  },
}

export const OnGoogle: Story = {
  parameters: { pictures: 'once' },
  args: { platform: 'google' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/AI picture/)).toBeNull()
    await expect(within(canvasElement).getByText('Who can see it now?')).toBeVisible()
  },
}

export const Late: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'inProgress', progress: 92, elapsedMs: 75_000 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('75 s, a little longer than usual')).toBeVisible()
    await expect(within(canvasElement).queryByText(/You can keep working/)).toBeNull()
  },
}

export const Slow: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'inProgress', progress: 94, elapsedMs: 130_000 } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('2 min 10 s so far')).toBeVisible()
    await expect(page.getByRole('status')).toHaveTextContent('This is taking longer than usual.')
    await expect(page.getByRole('button', { name: 'Keep working' })).toBeVisible()
  },
}

export const DoneJustNow: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'doneJustNow', elapsedMs: 41_000, onOpen: pressed } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('img', { name: 'All 4 steps done' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Open ad' }))
    await expect(pressed).toHaveBeenCalledOnce()
  },
}

function Ending({ end, ...props }: AdCountdownViewProps & { end: AdCountdownContent }) {
  const [content, setContent] = useState(props.content)
  return <AdCountdownView {...props} content={content} onContinue={() => setContent(end)} />
}

async function continueByKeyboard(canvasElement: HTMLElement) {
  const button = within(canvasElement).getByRole('button', { name: 'Keep working' })
  button.focus()
  await userEvent.keyboard('{Enter}')
  return button
}

/** The button disappears with the wait: another one in the same place would be pressed by mistake. */
export const EndingWhileFocused: Story = {
  parameters: { pictures: 'once' },
  render: (args) => <Ending {...args} end={{ kind: 'doneJustNow', onOpen: pressed }} />,
  play: async ({ canvasElement }) => {
    const button = await continueByKeyboard(canvasElement)
    const heading = within(canvasElement).getByRole('heading', { level: 1, name: 'Your ad is ready.' })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(button).not.toBeInTheDocument()
    heading.blur()
  },
}

export const FailingWhileFocused: Story = {
  parameters: { pictures: 'once' },
  render: (args) => <Ending {...args} end={{ kind: 'failed', failure: 'FAIL', onRetry: pressed }} />,
  play: async ({ canvasElement }) => {
    const button = await continueByKeyboard(canvasElement)
    await within(canvasElement).findByRole('heading', { level: 1, name: 'We couldn’t create your ad.' })
    await expect(button).toHaveFocus()
    button.blur()
  },
}

export const Failed: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'failed', failure: 'EXTRACT_FAIL', onRetry: pressed } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('We were unable to get data from your website.')).toBeVisible()
    await expect(page.getByText(/You got your tokens back/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect(pressed).toHaveBeenCalledOnce()
  },
}

// Other pictures already show what's around these parts.
const parts: [selector: string, ...stories: Story[]][] = [
  ['h1', OnGoogle, EndingWhileFocused, FailingWhileFocused],
  ['[role=progressbar]', Late],
  ['div:has(> div + button)', Slow],
  ['div:has(> h1)', DoneJustNow, Failed],
]
for (const [selector, ...stories] of parts)
  for (const story of stories)
    story.parameters = { ...story.parameters, pictureOf: `[data-picture] ${selector}` }
