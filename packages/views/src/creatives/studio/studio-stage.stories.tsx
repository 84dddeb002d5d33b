import type { FontSet } from '@aloft/creative/fonts/font-set'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { drawingsOf, sampleStage } from './studio.fixtures.ts'
import { StudioStage } from './studio-stage.tsx'

const onAct = fn()
const meta: Meta<typeof StudioStage> = {
  title: 'Screens/Edit an ad/Parts/Studio stage',
  component: StudioStage,
  parameters: { layout: 'fullscreen', creativeFonts: true, pictures: 'once', width: 900 },
  args: { stage: sampleStage(['headline']), textFace: null, hasActions: true, onAct },
  render: (args, { loaded }) => (
    <div style={{ display: 'grid', height: 700 }}>
      <StudioStage {...args} drawings={drawingsOf(loaded['fonts'] as FontSet)} />
    </div>
  ),
}
export default meta
type Story = StoryObj<typeof meta>

const center = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { clientX: x + width / 2, clientY: y + height / 2, pointerId: 1, button: 0, pointerType: 'mouse' }
}
const typesSince = (count: number) => onAct.mock.calls.slice(count).map(([{ type }]) => type as string)

/** Each way of the pointer is an action of its own. */
export const Pointer: Story = {
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    const [stage] = canvasElement.querySelectorAll('[data-stage]')
    if (!stage) throw new Error('no stage')
    stage.setPointerCapture = () => {}
    const drag = async (element: Element, way: number, more = {}) => {
      const from = { ...center(element), ...more }
      const to = { ...from, clientX: from.clientX + way, clientY: from.clientY + way }
      const before = onAct.mock.calls.length
      await fireEvent.pointerDown(element, from)
      if (way !== 0) await fireEvent.pointerMove(stage, to)
      await fireEvent.pointerUp(stage, to)
      return typesSince(before)
    }
    const logo = await view.findByRole('button', { name: 'Logo' })
    await expect(await drag(logo, 0)).toEqual(['CLICK'])
    await expect(await drag(logo, 30)).toEqual(['CLICK', 'START_MOVE', 'DRAG', 'DROP'])
    const selected = view.getByRole('button', { name: '€20 off.' })
    await expect(await drag(selected, 2)).toEqual(['CLICK'])
    await expect(await drag(selected, 0, { shiftKey: true })).toEqual(['CLICK'])
    const handle = (name: string) => canvasElement.querySelector(`[data-handle=${name}]`) ?? stage
    await expect(await drag(handle('se'), 20)).toEqual(['START_RESIZE', 'DRAG', 'DROP'])
    await expect(await drag(handle('rotate'), 20)).toEqual(['START_ROTATE', 'ROTATE', 'DROP'])
    await expect(await drag(stage, 40)).toEqual(['START_FRAME', 'FRAME', 'DROP'])
    const finger = { pointerType: 'touch' }
    await expect(await drag(stage, 40, finger)).toEqual([])
    await expect(await drag(stage, 0, finger)).toEqual(['SELECT'])
    await expect(await drag(logo, 0, finger)).toEqual(['CLICK'])
    await expect(await drag(logo, 20, finger)).toEqual(['CLICK', 'START_MOVE', 'DRAG', 'DROP'])
    await userEvent.click(view.getByRole('button', { name: 'Fit' }))
    await fireEvent.doubleClick(stage, center(selected))
    await expect(onAct).toHaveBeenLastCalledWith({ type: 'EDIT_TEXT', id: 'headline' })
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** Two fingers zoom around their middle; buttons and the wheel do so too. */
export const Zoom: Story = {
  args: { stage: sampleStage([]) },
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    const [stage] = canvasElement.querySelectorAll('[data-stage]')
    if (!stage) throw new Error('no stage')
    stage.setPointerCapture = () => {}
    const percent = () => Number.parseInt(view.getByText(/^\d+%$/).textContent)
    // The stage has to be measured first.
    await view.findByRole('button', { name: 'Logo' })
    const fitted = percent()
    await userEvent.click(view.getByRole('button', { name: 'Zoom in' }))
    await expect(percent()).toBeGreaterThan(fitted)
    await userEvent.click(view.getByRole('button', { name: 'Zoom out' }))
    await expect(percent()).toBe(fitted)
    // The first of two fingers selects nothing, even on a layer.
    const finger = (pointerId: number, clientX: number) => ({
      pointerId,
      clientX,
      clientY: 300,
      pointerType: 'touch',
      button: 0,
    })
    const before = onAct.mock.calls.length
    await fireEvent.pointerDown(view.getByRole('button', { name: 'Logo' }), finger(1, 400))
    await fireEvent.pointerDown(stage, finger(2, 500))
    await fireEvent.pointerMove(stage, finger(2, 600))
    await expect(percent()).toBe(fitted * 2)
    await fireEvent.pointerUp(stage, finger(1, 400))
    await fireEvent.pointerUp(stage, finger(2, 600))
    await expect(typesSince(before)).toEqual([])
    await userEvent.click(view.getByRole('button', { name: 'Fit' }))
    await expect(percent()).toBe(fitted)
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** A text's field instead of its drawing. */
export const Words: Story = {
  args: {
    stage: sampleStage(['headline'], { mode: 'editingText' }),
    textFace: { family: 'Bricolage Grotesque Variable', ascent: 0.93, descent: 0.27 },
  },
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    await expect(await view.findByRole('textbox', { name: 'Words in the picture' })).toHaveValue('€20 off.')
    await expect(view.getByRole('button', { name: '€20 off.' })).toBeEmptyDOMElement()
    await expect(view.getByRole('button', { name: 'Logo' })).not.toBeEmptyDOMElement()
    ;(document.activeElement as HTMLElement).blur()
  },
}
