import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CandidateOptions } from './candidate-options.tsx'
import { sampleCandidates } from './wizard.fixtures.ts'

const meta: Meta<typeof CandidateOptions> = {
  title: 'Screens/Edit an ad/Parts/Candidate options',
  component: CandidateOptions,
  parameters: { width: 720 },
  args: {
    label: 'Choose a version',
    name: 'pickVariant',
    content: { kind: 'ready', candidates: sampleCandidates('pickVariant', null) },
    chosen: '1 ',
    wordsOf: (_, place) => ({ label: `Version ${place + 1}` }),
    onChoose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

/** The answers can be chosen before they are drawn; arrow keys move through them. */
export const BeingDrawn: Story = {
  play: async ({ args, canvasElement }) => {
    const options = within(canvasElement)
    const first = options.getByRole('radio', { name: 'Version 1' })
    await expect(first).toBeChecked()
    first.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: '2 ' }))
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Loading: Story = { args: { content: { kind: 'loading' } } }

const onRetry = fn()

export const Failed: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'failed', onRetry } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalled()
    ;(document.activeElement as HTMLElement).blur()
  },
}
