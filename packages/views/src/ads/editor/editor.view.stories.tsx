import type { EditorTab } from '@aloft/domain/ads/editor-tabs.rules'
import { editorSections } from '@aloft/domain/ads/editor-sections.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { everyEntry, frameFixture } from '../../frame/app-frame.fixtures.ts'
import { AppFrame } from '../../frame/app-frame.tsx'
import { leadToSection } from '../copy/lead-to.ts'
import { ConnectionBand } from '@aloft/design-system/patterns/connection-band'
import { facebookBasis, googleBasis } from '../copy/copy-basis.fixtures.ts'
import { fieldsWith } from '../copy/copy-field.fixtures.ts'
import { headlineConflict } from '../../balloons/edit-conflicts.fixtures.ts'
import { EditConflicts } from '../../balloons/edit-conflicts.tsx'
import { PublishBar } from '../../publishing/publish-bar.tsx'
import {
  arabicAd,
  type EditorAd,
  emptyAd,
  facebookAd,
  faultyFacebookAd,
  faultyGoogleAd,
  germanAd,
  googleAd,
} from './editor.fixtures.ts'
import { EditorFailed, EditorLoading, EditorNotFound } from './editor.view.tsx'
import { sampleCalls, SampleEditor, type SampleEditorProps } from './sample-editor.fixtures.tsx'

const onWriteText = fn(async () => {})
const onRetry = fn()
const savedAt = new Date(2026, 10, 21, 14, 32)

const entries = everyEntry.map((entry) => ({ ...entry, isCurrent: entry.id === 'ads' }))

const meta: Meta<typeof SampleEditor> = {
  title: 'Screens/Edit an ad/Editor',
  component: SampleEditor,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AppFrame {...frameFixture} entries={entries} onLogOut={fn()}>
        {Story()}
      </AppFrame>
    ),
  ],
  beforeEach: () => {
    for (const callback of Object.values(sampleCalls)) callback.mockClear()
  },
}
export default meta
type Story = StoryObj<typeof meta>

const blur = () => (document.activeElement as HTMLElement).blur()

export const Ready: Story = {
  args: {
    ad: {
      ...faultyFacebookAd,
      notes: [
        {
          rule: 'M11',
          severity: 'warning',
          message: 'This may be an ad for housing.',
          hint: 'Meta wants that declared.',
          span: null,
          suggestion: null,
        },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const editor = within(canvasElement)
    await expect(editor.getByRole('img', { name: '8 of 9 fields ready' })).toBeVisible()
    await expect(editor.getByRole('textbox', { name: 'Primary text' })).toBeValid()
    await expect(editor.getByText('Template draft (no AI)')).toBeVisible()
    await expect(editor.getByText('Ready to launch.')).toBeVisible()
  },
}

/** Everything there is about an ad, one section below the other (EDT-01). */
export const Sections: Story = {
  parameters: { pictures: 'once' },
  args: { closed: ['forecast', 'history', 'autopilot'] },
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll<HTMLElement>('[data-section]')]
    await expect(shown.map(({ dataset }) => dataset['section'])).toEqual(editorSections)
    const budget = shown.find(({ dataset }) => dataset['section'] === 'budget')
    await expect(leadToSection('budget')).toBe(true)
    await expect(budget).toHaveAttribute('open')
    await expect(budget?.querySelector('summary')).toHaveFocus()
    budget?.removeAttribute('open')
    ;(document.activeElement as HTMLElement).blur()
    window.scrollTo(0, 0)
  },
}

export const ErrorsAndWarnings: Story = {
  parameters: { pictures: 'once' },
  args: { ad: faultyGoogleAd },
  play: async ({ canvasElement }) => {
    const editor = within(canvasElement)
    await userEvent.click(editor.getByRole('link', { name: 'Headline 3, fix before launch' }))
    await expect(editor.getByRole('textbox', { name: 'Headline 3' })).toHaveFocus()
    await userEvent.click(editor.getByRole('button', { name: 'Use “Open Today Until 6”' }))
    await expect(sampleCalls.onChange).toHaveBeenCalledWith('headlined', 'Open Today Until 6')
    await expect(
      editor.getByText(/^Before you launch: 1 text that’s too long and 1 platform issue/),
    ).toBeVisible()
    blur()
  },
}

/** A save gets no answer: reloading the page loses nothing (ERR-10). */
export const Dropped: Story = {
  parameters: { pictures: 'once' },
  args: {
    head: { save: { state: 'saving', savedAt } },
    foot: { band: <ConnectionBand state="dropped" isStored onRefresh={fn()} /> },
  },
  play: async ({ canvasElement }) => {
    const editor = within(canvasElement)
    await expect(editor.getByText('You seem to have lost your connection.')).toBeVisible()
    await expect(editor.getByRole('button', { name: 'Reload' })).toBeVisible()
  },
}

export const InConflict: Story = {
  parameters: { pictures: 'once' },
  args: {
    head: { save: { state: 'conflict', savedAt } },
    foot: { children: <EditConflicts conflicts={[headlineConflict]} onTake={fn()} /> },
  },
  play: async ({ canvasElement }) => {
    const editor = within(canvasElement)
    await expect(editor.getByText('Two versions')).toBeVisible()
    await expect(editor.getByRole('group', { name: 'Both versions of Headline' })).toBeVisible()
  },
}

/** The texts are there, and two things beside them are missing. */
export const NeedsMissing: Story = {
  parameters: { pictures: 'once' },
  args: {
    ad: {
      ...facebookAd,
      needs: facebookAd.needs?.map(({ need }) => ({ need, isMissing: true })) ?? [],
      obstacles: [
        { kind: 'adCreativeId', count: 1 },
        { kind: 'channel', count: 1 },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const editor = within(canvasElement)
    await expect(editor.getByRole('img', { name: '7 of 9 fields ready' })).toBeVisible()
    await expect(editor.getByText('Before you launch: picture and Facebook page.')).toBeVisible()
    await userEvent.click(editor.getByRole('link', { name: 'Facebook page, fix before launch' }))
    await expect(document.activeElement).toHaveTextContent(/Connect a Facebook page to this brand/)
    blur()
  },
}

export const Loading: Story = {
  parameters: { pictures: 'once' },
  render: () => <EditorLoading />,
}

export const Failed: Story = {
  parameters: { pictures: 'once' },
  render: () => <EditorFailed onRetry={onRetry} />,
  play: async ({ canvasElement }) => {
    onRetry.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

export const NotFound: Story = {
  parameters: { pictures: 'once' },
  render: () => <EditorNotFound backHref="/" />,
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'))
    await expect(main.getByRole('link', { name: 'Back to overview' })).toHaveAttribute('href', '/')
  },
}

export const Empty: Story = {
  parameters: { pictures: 'once' },
  args: { ad: emptyAd, head: { save: { state: 'saved', savedAt: null } }, history: { canUndo: false } },
  play: async ({ canvasElement }) => {
    const editor = within(canvasElement)
    await expect(editor.getByRole('img', { name: '1 of 8 fields ready' })).toBeVisible()
    await expect(editor.getByText('7 to fix before launch')).toBeVisible()
    await expect(
      editor.getByText('Before you launch: 5 empty fields, landing page, and budget.'),
    ).toBeVisible()
    await userEvent.type(editor.getByRole('textbox', { name: 'Description 2' }), 'L')
    await expect(sampleCalls.onChange).toHaveBeenCalledWith('description2', 'L')
    blur()
  },
}

/** Keeps one field and its history, as a screen does. */
function Stateful() {
  const [texts, setTexts] = useState([''])
  const [at, setAt] = useState(0)
  const ad: EditorAd = {
    ...facebookAd,
    fields: facebookAd.fields.map((field, place) =>
      place === 0 ? { ...field, value: texts[at] ?? '' } : field,
    ),
  }
  return (
    <SampleEditor
      ad={ad}
      history={{
        canUndo: at > 0,
        canRedo: at < texts.length - 1,
        onUndo: () => {
          setAt(at - 1)
          sampleCalls.onUndo()
        },
        onRedo: () => {
          setAt(at + 1)
          sampleCalls.onRedo()
        },
      }}
      content={{
        onChange: (_, value) => {
          setTexts([...texts.slice(0, at + 1), value])
          setAt(at + 1)
        },
      }}
    />
  )
}

export const UndoneByKeys: Story = {
  parameters: { pictures: 'once' },
  render: () => <Stateful />,
  play: async ({ canvasElement }) => {
    const editor = within(canvasElement)
    const headline = editor.getByRole('textbox', { name: 'Headline' })
    await userEvent.click(headline)
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(sampleCalls.onUndo).not.toHaveBeenCalled()
    await userEvent.paste('Lamps')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(sampleCalls.onUndo).toHaveBeenCalledOnce()
    await expect(headline).toHaveValue('')
    await userEvent.keyboard('{Meta>}{Shift>}Z{/Shift}{/Meta}')
    await expect(sampleCalls.onRedo).toHaveBeenCalledOnce()
    await expect(headline).toHaveValue('Lamps')
    await userEvent.click(editor.getByRole('button', { name: /^Rename the ad/ }))
    await userEvent.keyboard('{Control>}z{/Control}{Escape}')
    await expect(sampleCalls.onUndo).toHaveBeenCalledOnce()
    blur()
  },
}

export const NotSaved: Story = {
  parameters: { pictures: 'once' },
  args: { head: { save: { state: 'failed', savedAt: null, onRetry } } },
  play: async ({ canvasElement }) => {
    onRetry.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
    blur()
  },
}

export const RequiredValue: Story = {
  parameters: { pictures: 'once' },
  args: { head: { nameFailure: 'requiredValue' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Please fill this in.')
    blur()
  },
}

export const ReadOnly: Story = {
  args: { ad: { ...googleAd, status: 'rejected' }, lock: 'status', onUnlock: sampleCalls.onUnlock },
  play: async ({ canvasElement }) => {
    const editor = within(canvasElement)
    await expect(editor.getByText(/^This ad was rejected/)).toBeVisible()
    await expect(editor.getByRole('textbox', { name: 'Headline 1' })).toHaveAttribute('readonly')
    await expect(editor.queryByText(/fields ready|characters left/)).toBeNull()
    await expect(editor.getAllByText('Locked')).toHaveLength(6)
    await expect(editor.queryByRole('button', { name: /Rewrite/ })).toBeNull()
    await expect(editor.queryByRole('button', { name: 'Undo' })).toBeNull()
    await userEvent.click(editor.getByRole('textbox', { name: 'Headline 1' }))
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(sampleCalls.onUndo).not.toHaveBeenCalled()
    await userEvent.click(editor.getByRole('button', { name: 'Edit' }))
    await expect(sampleCalls.onUnlock).toHaveBeenCalledOnce()
    blur()
  },
}

/** Can be written once it is unlocked, as on its screen. */
function Lockable({ ad }: Required<Pick<SampleEditorProps, 'ad'>>) {
  const [isLocked, setLocked] = useState(true)
  return <SampleEditor ad={ad} lock={isLocked ? 'status' : null} onUnlock={() => setLocked(false)} />
}

/** The button disappears, and the focus moves to the text field. */
export const Unlocked: Story = {
  parameters: { pictures: 'once' },
  render: () => <Lockable ad={googleAd} />,
  play: async ({ canvasElement }) => {
    const edit = within(canvasElement).getByRole('button', { name: 'Edit' })
    edit.focus()
    await userEvent.keyboard('{Enter}')
    await expect(edit).not.toBeInTheDocument()
    await expect(document.activeElement).toHaveTextContent(/^Content/)
  },
}

/** A version is neither edited nor published (PUB-07). */
export const HistoryMode: Story = {
  parameters: { pictures: 'once' },
  args: {
    lock: 'history',
    onUnlock: sampleCalls.onUnlock,
    head: { actions: <PublishBar state="changed" onVersions={fn()} /> },
  },
  play: async ({ canvasElement }) => {
    const editor = within(canvasElement)
    for (const box of editor.getAllByRole('textbox')) await expect(box.matches(':read-only')).toBe(true)
    await expect(editor.queryByRole('button', { name: 'Publish' })).toBeNull()
    await userEvent.click(editor.getByRole('button', { name: 'Back to draft' }))
    await expect(sampleCalls.onUnlock).toHaveBeenCalled()
    blur()
  },
}

export const LongTextsInGerman: Story = {
  parameters: { pictures: 'once' },
  args: { ad: germanAd },
  play: async ({ canvasElement }) => {
    const untranslated = within(canvasElement).getByRole('list', {
      name: /in the language of your brief/,
    })
    await expect(untranslated).toHaveTextContent(
      '“Every lamp can be opened and rewired, free for ten years.”',
    )
  },
}

export const RightToLeft: Story = {
  parameters: { pictures: 'once' },
  args: { ad: arabicAd },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
}

const variants = { key: 'fbTitle', texts: [] } as const

export const VariantsLoading: Story = {
  parameters: { pictures: 'once' },
  args: { variants: { ...variants, state: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Writing three versions of Headline')).toBeInTheDocument()
    blur()
  },
}

export const VariantsReady: Story = {
  parameters: { pictures: 'once' },
  args: {
    variants: {
      ...variants,
      state: 'ready',
      texts: ['Your old lamp takes €20 off', 'An old lamp is worth €20 here', 'Still in the attic?'],
    },
  },
  play: async ({ canvasElement }) => {
    const choice = within(within(canvasElement).getByRole('region', { name: 'Headline' }))
    await userEvent.hover(choice.getByText('Still in the attic?'))
    await expect(within(canvasElement).getByRole('article', { name: /Facebook/ })).toHaveTextContent(
      'Still in the attic?',
    )
    await userEvent.click(choice.getByRole('button', { name: /^Use this one ?: An old lamp/ }))
    await expect(sampleCalls.onTakeVariant).toHaveBeenCalledWith('An old lamp is worth €20 here')
    await userEvent.click(choice.getByRole('button', { name: 'Keep mine' }))
    await expect(sampleCalls.onCloseVariants).toHaveBeenCalledOnce()
    blur()
    await userEvent.keyboard('{Escape}')
    await expect(sampleCalls.onCloseVariants).toHaveBeenCalledTimes(2)
  },
}

/** Each text with its angle and its facts; the weakest part leads to its field. */
export const RestsOnFacts: Story = {
  args: { content: { basis: facebookBasis } },
  play: async ({ canvasElement }) => {
    const editor = within(canvasElement)
    await expect(editor.getByText('Wren, from €96')).toBeVisible()
    await expect(editor.getByText(/^If we made it, we rewire it/)).toBeVisible()
    await expect(editor.getByText('Doesn’t use anything from your brief.')).toBeVisible()
    await userEvent.click(editor.getByRole('link', { name: 'Give Description a different angle' }))
    await expect(editor.getByRole('textbox', { name: 'Description' })).toHaveFocus()
    blur()
  },
}

const thinAd = { ...googleAd, fields: fieldsWith('google', { headline1: 'Lamps', headline2: 'Welcome' }) }

/** Empty texts with what would fill them, answered and written in place. */
export const GapsAnswered: Story = {
  args: {
    ad: thinAd,
    content: {
      basis: googleBasis,
      onGenerateMore: undefined,
      onAnswerNeed: fn(async () => null),
      onWriteText,
    },
  },
  play: async ({ canvasElement }) => {
    const editor = within(canvasElement)
    await userEvent.click(editor.getByRole('button', { name: 'Add proof for Description 1' }))
    await userEvent.type(editor.getByRole('textbox', { name: /^What proves it/ }), 'Since 1987{Enter}')
    await userEvent.click(editor.getByRole('button', { name: 'Write it, 1 token for Description 1' }))
    await expect(onWriteText).toHaveBeenCalledWith('description1')
    blur()
  },
}

/** Keeps the part that is shown, as a screen does. */
function WithTabs() {
  const [tab, setTab] = useState<EditorTab>('balloon')
  return <SampleEditor tab={tab} onTab={setTab} />
}

export const PreviewOnPhone: Story = {
  parameters: { pictures: 'once' },
  render: () => <WithTabs />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const editor = within(canvasElement)
    await expect(editor.getByRole('textbox', { name: 'Headline' })).toBeVisible()
    const preview = { name: /Facebook/, hidden: true }
    await expect(editor.queryByRole('article', preview)).toBeNull()
    await userEvent.click(editor.getByRole('button', { name: 'Preview' }))
    await expect(editor.getByRole('article', preview)).toBeVisible()
    await userEvent.click(editor.getByRole('button', { name: 'Desktop' }))
    await expect(sampleCalls.onPreviewTab).toHaveBeenCalledWith('desktop')
    blur()
  },
}

/** States that differ from another story in one part: only that part is in the picture. */
const parts: readonly [selector: string, ...stories: Story[]][] = [
  ['[data-part=write] [role=group]', ErrorsAndWarnings],
  ['[data-section=content]', RestsOnFacts, GapsAnswered],
  ['[data-part=write]', NeedsMissing],
  ['h1', Failed, NotFound],
  ['[data-part=order]', Empty],
  ['[data-part=head]', UndoneByKeys, NotSaved, RequiredValue, HistoryMode, LongTextsInGerman, PreviewOnPhone],
  ['[data-part=write]', RightToLeft, ReadOnly],
  ['[data-section=autopilot]', Sections],
  ['[data-section=content] > summary', Unlocked],
  ['[data-part=variants]', VariantsLoading],
  ['[data-part=variants]', VariantsReady],
]
for (const [selector, ...stories] of parts)
  for (const story of stories)
    story.parameters = { ...story.parameters, pictureOf: `[data-picture] ${selector}` }
