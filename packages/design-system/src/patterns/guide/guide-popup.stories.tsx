import type { Meta, StoryObj } from '@storybook/react-vite'
import { type CSSProperties, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../primitives/button.tsx'
import { GuidePopup, type GuidePopupProps } from './guide-popup.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { ModalFrame } from '../../primitives/modal-frame.tsx'

const onTarget = fn()

/** A control that a step points at, where the style puts it. */
function Target({ at, onElement }: { at: CSSProperties; onElement: (element: Element | null) => void }) {
  return (
    <div style={{ position: 'absolute', ...at }}>
      <button ref={onElement} type="button" data-testid="target" onClick={onTarget}>
        Brand settings
      </button>
    </div>
  )
}

interface SceneProps extends Omit<GuidePopupProps, 'target'> {
  at: CSSProperties
  isInModal?: boolean
  /** The page is higher than the window. */
  isLong?: boolean
}

function Scene({ at, isInModal = false, isLong = false, ...props }: SceneProps) {
  const [target, setTarget] = useState<Element | null>(null)
  const popup = target ? <GuidePopup {...props} target={target} /> : null
  if (isInModal)
    return (
      <ModalFrame closeLabel="Close" onClose={fn()}>
        <ModalBody
          title="Brand settings"
          actions={
            <span ref={setTarget}>
              <Button variant="primary" onPress={onTarget}>
                Save
              </Button>
            </span>
          }
        >
          Name, logo and website.
        </ModalBody>
        {popup}
      </ModalFrame>
    )
  return (
    <div style={{ position: 'relative', height: isLong ? 2000 : 560 }}>
      <Target at={at} onElement={setTarget} />
      {popup}
    </div>
  )
}

const meta: Meta<typeof Scene> = {
  title: 'Components/Guide/Popup',
  component: Scene,
  parameters: { layout: 'fullscreen' },
  args: {
    at: { top: 120, left: 240 },
    text: 'Open Brand settings. Your name, logo and files are there.',
    number: 2,
    count: 5,
    position: 'bottom',
    onLeave: fn(),
  },
  beforeEach: () => onTarget.mockClear(),
}
export default meta
type Story = StoryObj<typeof meta>

const page = within(document.body)
const popup = () => page.findByRole('group', { name: /^Step/ })
const boxOf = (element: Element) => element.getBoundingClientRect()

/** Resolves once the popup is `gap` pixels from the target's edge. */
const settled = (gap: () => number, pixels = 8) => waitFor(() => expect(Math.round(gap())).toBe(pixels))

/** Only the target leads to the next step. */
export const AtItsTarget: Story = {
  play: async ({ args }) => {
    const shown = await popup()
    const target = page.getByTestId('target')
    await settled(() => boxOf(shown).top - boxOf(target).bottom)
    await expect(boxOf(shown).width).toBe(280)
    await expect(within(shown).queryByRole('button', { name: 'Next' })).toBeNull()
    await expect(within(shown).getByText('Step 2 of 5')).toBeVisible()
    await expect(document.body).toHaveFocus()
    await waitFor(() =>
      expect(within(shown).getByRole('status')).toHaveTextContent(/^Step 2 of 5\. Open Brand/),
    )
    await userEvent.click(target)
    await expect(onTarget).toHaveBeenCalledTimes(1)
    await expect(args.onLeave).not.toHaveBeenCalled()
    target.blur()
    await waitFor(() => expect(within(shown).getByRole('status')).toBeEmptyDOMElement(), { timeout: 3000 })
  },
}

export const WithNext: Story = {
  args: { onNext: fn(), position: 'right', number: 4 },
  play: async ({ args }) => {
    const shown = await popup()
    await settled(() => boxOf(shown).left - boxOf(page.getByTestId('target')).right)
    await userEvent.click(within(shown).getByRole('button', { name: 'Next' }))
    await expect(args.onNext).toHaveBeenCalledTimes(1)
    await userEvent.tab()
    await userEvent.tab()
    await expect(shown).not.toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await expect(args.onLeave).toHaveBeenCalledTimes(1)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  },
}

/** It changes sides where its own has no room. */
export const AtTheEdge: Story = {
  args: { at: { position: 'fixed', bottom: 8, right: 8 }, position: 'bottom' },
  play: async () => {
    const shown = await popup()
    await settled(() => boxOf(page.getByTestId('target')).top - boxOf(shown).bottom)
    await expect(boxOf(shown).right).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const ForcedArrow: Story = {
  args: { at: { top: 60, left: 400 }, position: 'right', forcedArrowDirection: 'up' },
  play: async () => {
    const shown = await popup()
    await settled(() => boxOf(shown).top - boxOf(page.getByTestId('target')).bottom)
  },
}

export const FollowsScrolling: Story = {
  args: { at: { top: 700, left: 240 }, isLong: true },
  play: async () => {
    const shown = await popup()
    const target = page.getByTestId('target')
    const scroller = document.scrollingElement ?? document.body
    scroller.scrollTop = 300
    await settled(() => boxOf(shown).top - boxOf(target).bottom)
    scroller.scrollTop = 420
    await settled(() => boxOf(shown).top - boxOf(target).bottom)
    scroller.scrollTop = 0
  },
}

/** A modal makes the rest of the page inert, so the popup is inside. */
export const InAModal: Story = {
  parameters: { pictureOf: '[role=dialog]' },
  args: { isInModal: true, position: 'top' },
  play: async ({ args }) => {
    const shown = await popup()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainElement(shown)
    const save = within(dialog).getByRole('button', { name: 'Save' })
    await settled(() => boxOf(save).top - boxOf(shown).bottom)
    await userEvent.click(save)
    await expect(onTarget).toHaveBeenCalledTimes(1)
    await userEvent.click(within(shown).getByRole('button', { name: 'Leave the guide' }))
    await expect(args.onLeave).toHaveBeenCalledTimes(1)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  },
}

/** A sheet at the other end of the window, and the target ringed. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { at: { top: 300, left: 40 }, onNext: fn() },
  play: async ({ args }) => {
    const shown = await popup()
    const target = page.getByTestId('target')
    await expect(boxOf(shown).left).toBe(8)
    await expect(boxOf(shown).top).toBeGreaterThan(boxOf(target).bottom)
    await userEvent.click(target)
    await expect(onTarget).toHaveBeenCalledTimes(1)
    target.blur()
    await userEvent.keyboard('{Escape}')
    await expect(args.onLeave).toHaveBeenCalledTimes(1)
  },
}

export const OnAPhoneBelow: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { at: { position: 'fixed', bottom: 90, left: 40 } },
  play: async () => {
    await expect(boxOf(await popup()).bottom).toBeLessThan(boxOf(page.getByTestId('target')).top)
  },
}
