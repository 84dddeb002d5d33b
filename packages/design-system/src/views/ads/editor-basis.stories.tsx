import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { everyEntry, frameFixture } from '../../patterns/app-frame.fixtures.ts'
import { AppFrame } from '../../patterns/app-frame.tsx'
import { facebookBasis, googleBasis } from '../../patterns/copy-basis.fixtures.ts'
import { facebookTexts, fieldsWith } from '../../patterns/copy-field.fixtures.ts'
import { facebookAd, googleAd } from './editor.fixtures.ts'
import { EditorView } from './editor.tsx'
import type { EditorDetails } from './editor-details.ts'

const raised = {
  onAskVariants: fn(),
  onWriteText: fn(async () => {}),
  onAnswerNeed: fn(async () => null),
}
const nothing = () => {}
const details: EditorDetails = {
  ...raised,
  ad: facebookAd,
  basis: facebookBasis,
  save: { state: 'saved', savedAt: new Date(2026, 10, 21, 14, 32) },
  canUndo: false,
  canRedo: false,
  onUndo: nothing,
  onRedo: nothing,
  onChangeField: nothing,
  onChangeSettings: nothing,
  onRename: nothing,
  onTakeVariant: nothing,
  onCloseVariants: nothing,
  onTab: nothing,
  variants: null,
  tokenPrice: 1,
  tab: 'balloon',
  previews: null,
  targeting: null,
}
const ready = (more: Partial<EditorDetails> = {}) => ({ kind: 'ready' as const, ...details, ...more })
const thinAd = {
  ...googleAd,
  fields: fieldsWith('google', { headline1: 'Lamps in Galway', headline2: 'Welcome to our world' }),
}

const meta: Meta<typeof EditorView> = {
  title: 'Views/Ads/Editor basis',
  component: EditorView,
  parameters: { layout: 'fullscreen', pictureOf: '[data-picture] [data-section=content]' },
  args: { backHref: '/', content: ready() },
  decorators: [
    (Story) => (
      <AppFrame {...frameFixture} entries={everyEntry} onLogOut={nothing}>
        {Story()}
      </AppFrame>
    ),
  ],
  beforeEach: () => {
    for (const callback of Object.values(raised)) callback.mockClear()
  },
}
export default meta
type Story = StoryObj<typeof meta>

const blur = () => (document.activeElement as HTMLElement).blur()

/** Each text with its angle and facts; one says none. */
export const Said: Story = {
  play: async ({ canvasElement }) => {
    const editor = within(canvasElement)
    await expect(editor.getByText('Wren table lamp, from €96', { selector: 'summary span' })).toBeVisible()
    await expect(editor.getByText('Says nothing from your brief.')).toBeVisible()
    const strength = within(editor.getByRole('region', { name: 'Strength, an estimate' }))
    await userEvent.click(strength.getByRole('link', { name: 'Give Description a different angle' }))
    await expect(editor.getByRole('textbox', { name: 'Description' })).toHaveFocus()
    blur()
  },
}

/** Empty texts with what would fill them, answered and written in place. */
export const Gaps: Story = {
  args: { content: ready({ ad: thinAd, basis: googleBasis }) },
  play: async ({ canvasElement }) => {
    const editor = within(canvasElement)
    await userEvent.click(editor.getByRole('button', { name: 'Add a proof for Description 1' }))
    await userEvent.type(
      editor.getByRole('textbox', { name: /^What proves it/ }),
      'Rewired free for ten years{Enter}',
    )
    await expect(raised.onAnswerNeed).toHaveBeenCalledWith('proof', 'Rewired free for ten years')
    await userEvent.click(editor.getByRole('button', { name: 'Write it, 1 token for Description 1' }))
    await expect(raised.onWriteText).toHaveBeenCalledWith('description1')
    blur()
  },
}

/** What cannot be changed says what it rests on all the same, and asks nothing. */
export const ReadOnly: Story = {
  args: { content: ready({ ad: thinAd, basis: googleBasis, isReadOnly: true }) },
  play: async ({ canvasElement }) => {
    const editor = within(canvasElement)
    await expect(editor.getByText('A price would fill this.')).toBeVisible()
    await expect(editor.queryByRole('button', { name: /^Add a/ })).toBeNull()
  },
}

/** Nothing moves when the answer comes. */
export const Waiting: Story = {
  args: { content: ready({ basis: null }) },
  play: async ({ canvasElement }) => {
    const editor = within(canvasElement)
    await expect(editor.queryByText('Says nothing from your brief.')).toBeNull()
    await expect(editor.queryByRole('region', { name: 'Strength, an estimate' })).toBeNull()
  },
}

/** A text that is gone rests on nothing, whatever was saved. */
export const Emptied: Story = {
  args: {
    content: ready({
      ad: { ...facebookAd, fields: fieldsWith('facebook', { ...facebookTexts, fbTitle: '' }) },
    }),
  },
  play: async ({ canvasElement }) => {
    const editor = within(canvasElement)
    await expect(editor.queryByText('Wren table lamp, from €96', { selector: 'summary span' })).toBeNull()
    await expect(
      editor.getByText(/^Every lamp .* · Galway, Ireland$/, { selector: 'summary span' }),
    ).toBeVisible()
  },
}

export const OnPhone: Story = {
  args: { content: ready({ ad: thinAd, basis: googleBasis }) },
  globals: { viewport: { value: 'phone' } },
}
