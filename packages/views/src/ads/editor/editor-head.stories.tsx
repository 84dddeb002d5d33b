import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { EditorHead, type EditorHeadProps } from './editor-head.tsx'

const meta: Meta<typeof EditorHead> = {
  title: 'Screens/Edit an ad/Parts/Editor head',
  component: EditorHead,
  parameters: { layout: 'fullscreen', widths: [1200] },
  args: {
    backHref: '/',
    name: 'Old lamp in, €20 off',
    status: 'IN_PROGRESS',
    save: { state: 'saved', savedAt: new Date(2026, 10, 21, 14, 32) },
    canUndo: true,
    canRedo: false,
    onUndo: fn(),
    onRedo: fn(),
    onRename: fn(),
    onDuplicate: fn(),
    onPublish: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

const blur = () => (document.activeElement as HTMLElement).blur()
const rename = 'Rename the ad Old lamp in, €20 off'

/** Refuses an empty name and a taken one, as a screen does. */
function Judged(props: EditorHeadProps) {
  const [failure, setFailure] = useState<EditorHeadProps['nameFailure']>(null)
  return (
    <EditorHead
      {...props}
      nameFailure={failure ?? null}
      onRename={(name) => {
        props.onRename?.(name)
        setFailure(name === '' ? 'requiredValue' : name === 'Evenings' ? 'funnels.existingName' : null)
      }}
    />
  )
}

export const Draft: Story = {
  play: async ({ args, canvasElement }) => {
    const head = within(canvasElement)
    await userEvent.click(head.getByRole('button', { name: 'Undo' }))
    await expect(args.onUndo).toHaveBeenCalledOnce()
    await userEvent.click(head.getByRole('button', { name: 'Redo' }))
    await expect(args.onRedo).not.toHaveBeenCalled()
    for (const [name, onPress] of [
      ['Duplicate', args.onDuplicate],
      ['Publish', args.onPublish],
    ] as const) {
      await userEvent.click(head.getByRole('button', { name: 'More actions' }))
      await userEvent.click(head.getByRole('button', { name }))
      await expect(onPress).toHaveBeenCalledOnce()
    }
    await expect(head.getByRole('heading', { level: 1 })).toHaveTextContent('Old lamp in, €20 off')
    blur()
  },
}

export const Renamed: Story = {
  play: async ({ args, canvasElement }) => {
    const head = within(canvasElement)
    await userEvent.click(head.getByRole('button', { name: rename }))
    const input = head.getByRole('textbox', { name: 'Ad name' })
    await expect(input).toHaveFocus()
    await userEvent.type(input, ' Supper {Enter}', { initialSelectionStart: 0, initialSelectionEnd: 40 })
    await expect(args.onRename).toHaveBeenCalledWith('Supper')
    await expect(head.getByRole('button', { name: rename })).toHaveFocus()
    await userEvent.keyboard('{Enter}Something{Escape}')
    await expect(args.onRename).toHaveBeenCalledOnce()
    await expect(head.getByRole('button', { name: rename })).toHaveFocus()
    blur()
  },
}

export const NameTaken: Story = {
  render: (args) => <Judged {...args} />,
  play: async ({ args, canvasElement }) => {
    const head = within(canvasElement)
    await userEvent.click(head.getByRole('button', { name: rename }))
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}{Enter}')
    await expect(head.getByRole('alert')).toHaveTextContent('Please fill this in.')
    await userEvent.keyboard('Evenings{Enter}')
    await expect(head.getByRole('alert')).toHaveTextContent('Another ad in this brand already has this name.')
    await expect(head.getByRole('textbox')).toHaveValue('Evenings')
    await expect(head.getByRole('textbox')).toBeInvalid()
    await userEvent.keyboard('{Escape}')
    await expect(args.onRename).toHaveBeenLastCalledWith('Old lamp in, €20 off')
    await expect(head.queryByRole('alert')).toBeNull()
    await userEvent.click(head.getByRole('button', { name: rename }))
    await userEvent.keyboard('{Control>}a{/Control}Evenings{Enter}')
    await expect(head.getByRole('alert')).toBeVisible()
    blur()
  },
}

export const Phone: Story = {
  parameters: { widths: [390] },
  args: {
    name: 'Bring in the old lamp from the attic and take twenty euro off a new one',
    save: { state: 'failed', savedAt: null, onRetry: fn() },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvasElement }) => {
    const head = within(canvasElement)
    await expect(canvasElement.querySelector('[data-part=head]')?.clientHeight).toBeLessThan(90)
    await userEvent.click(head.getByRole('button', { name: 'More actions' }))
    await expect(head.queryByRole('button', { name: 'Redo' })).toBeNull()
    await userEvent.click(head.getByRole('button', { name: 'Undo' }))
    await expect(args.onUndo).toHaveBeenCalledOnce()
    blur()
  },
}

export const ReadOnly: Story = {
  render: ({ backHref, name }) => <EditorHead backHref={backHref} name={name} status="running" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}
