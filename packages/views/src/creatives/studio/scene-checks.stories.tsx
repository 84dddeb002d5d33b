import type { SceneFault } from '@aloft/creative/check/scene-faults'
import { sampleText } from '@aloft/domain/creatives/studio/scenes.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SceneChecks } from './scene-checks.tsx'

const text = sampleText({ text: '€20 off.' })
const ids = [text.id]
const dull: SceneFault = {
  formats: ['16:9'],
  element: text,
  fault: 'lowContrast',
  contrast: 2.57,
  mend: { type: 'change', ids, values: { color: '#123142' } },
}
const covered: SceneFault = {
  formats: ['9:16'],
  element: text,
  fault: 'covered',
  contrast: null,
  mend: { type: 'move', ids, by: { x: 0, y: -96 } },
}

const meta: Meta<typeof SceneChecks> = {
  title: 'Screens/Edit an ad/Parts/Scene checks',
  component: SceneChecks,
  parameters: { width: 264 },
  args: {
    content: { kind: 'checked', faults: [dull, covered], contrastOf: () => null },
    numSizes: 4,
    onAct: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Faults: Story = {
  play: async ({ args, canvasElement }) => {
    const checks = within(canvasElement)
    await expect(checks.getByRole('status')).toHaveTextContent('6 of 8 pass')
    await expect(checks.getByText(/Its contrast is 2.5/)).toBeVisible()
    await userEvent.click(checks.getByRole('button', { name: 'Move it 96 px up' }))
    await expect(args.onAct).toHaveBeenCalledWith({ type: 'OPEN_FORMAT', format: '9:16' })
    await expect(args.onAct).toHaveBeenLastCalledWith({ type: 'COMMAND', command: covered.mend })
    await userEvent.click(checks.getByRole('button', { name: 'Show “€20 off.” in 16:9' }))
    await expect(args.onAct).toHaveBeenCalledWith({ type: 'OPEN_FORMAT', format: '16:9' })
    await expect(args.onAct).toHaveBeenLastCalledWith({ type: 'SELECT', ids })
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** Each mend in its own words. */
export const Mends: Story = {
  parameters: { pictures: 'once' },
  args: {
    content: {
      kind: 'checked',
      contrastOf: () => null,
      faults: [
        {
          ...covered,
          formats: ['1:1', '4:5', '9:16', '16:9'],
          fault: 'outside',
          mend: { type: 'move', ids, by: { x: 12, y: 30 } },
        },
        {
          ...covered,
          formats: ['1:1', '16:9'],
          fault: 'textsCollide',
          mend: { type: 'move', ids, by: { x: 0, y: 40 } },
        },
        { ...covered, fault: 'textOverflows', mend: { type: 'change', ids, values: { size: 42 } } },
        { ...covered, fault: 'scriptUnsupported', mend: null },
        { ...covered, fault: 'emojiUnsupported', mend: null },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button')
    const mends = buttons.map(({ textContent }) => textContent).filter((words) => !words.startsWith('Show'))
    await expect(mends).toEqual(['Move it into the picture', 'Move it 40 px down', 'Make the letters 42 px'])
  },
}

export const AllPass: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'checked', faults: [], contrastOf: () => null } },
}

/** Guests see what's wrong, but can't change it. */
export const ReadOnly: Story = {
  parameters: { pictures: 'once' },
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /Move it/ })).toBeNull()
  },
}

export const Checking: Story = { parameters: { pictures: 'once' }, args: { content: { kind: 'checking' } } }

export const Failed: Story = { parameters: { pictures: 'once' }, args: { content: { kind: 'failed' } } }
