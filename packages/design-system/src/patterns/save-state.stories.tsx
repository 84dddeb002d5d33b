import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../primitives/button.tsx'
import { Stack } from '../primitives/stack.tsx'
import { Row } from '../primitives/row.tsx'
import { SaveState, type SaveStateName } from './save-state.tsx'

const savedAt = new Date(2026, 10, 21, 14, 32)
const states: SaveStateName[] = ['saved', 'saving', 'unsaved', 'failed', 'offline', 'conflict']

const meta: Meta<typeof SaveState> = {
  title: 'Components/Feedback/Save state',
  component: SaveState,
  args: { state: 'saved', savedAt, onRetry: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Every: Story = {
  parameters: { width: 300 },
  render: (args) => (
    <Stack gap={4} align="start">
      {states.map((state) => (
        <SaveState key={state} {...args} state={state} />
      ))}
      <SaveState {...args} now={new Date(2026, 10, 23, 9, 0)} />
    </Stack>
  ),
  play: async ({ args, canvasElement }) => {
    const lines = within(canvasElement)
    await expect(lines.getByText('Saved 14:32')).toBeVisible()
    await expect(lines.getByText('Saved 21 Nov, 2026 14:32')).toBeVisible()
    await userEvent.click(lines.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}

function Steps() {
  const [step, setStep] = useState(0)
  const state = (['saved', 'unsaved', 'saving', 'failed', 'saving', 'saved'] as const)[step] ?? 'saved'
  return (
    <Row gap={12}>
      <SaveState state={state} savedAt={savedAt} />
      <Button size="small" onPress={() => setStep(step + 1)}>
        Next
      </Button>
    </Row>
  )
}

export const SpokenOnlyWhenSettled: Story = {
  render: () => <Steps />,
  play: async ({ canvasElement }) => {
    const part = within(canvasElement)
    const next = part.getByRole('button', { name: 'Next' })
    await expect(part.getByRole('status')).toHaveTextContent('')
    await userEvent.click(next)
    await userEvent.click(next)
    await expect(part.getByText('Saving…')).toBeVisible()
    await expect(part.getByRole('status')).toHaveTextContent('')
    await userEvent.click(next)
    await expect(part.getByRole('status')).toHaveTextContent('Not saved')
    await userEvent.click(next)
    await expect(part.getByRole('status')).toHaveTextContent('Not saved')
    await userEvent.click(next)
    await expect(part.getByRole('status')).toHaveTextContent('Saved 14:32')
    next.blur()
  },
}
