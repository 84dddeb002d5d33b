import type { FontSet } from '@aloft/creative/fonts/font-set'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { everyEntry, frameFixture } from '../../frame/app-frame.fixtures.ts'
import { NavBarFrame } from '../../frame/nav-bar-frame.tsx'
import { sampleFault, sampleScenes, sampleStage, sampleStudio } from './studio.fixtures.ts'
import type { OpenStudio, StageState } from './studio-content.ts'
import { StudioView } from './studio.view.tsx'

const entries = everyEntry.map((entry) => ({ ...entry, isCurrent: entry.id === 'creatives' }))

const meta: Meta<typeof StudioView> = {
  title: 'Screens/Edit an ad/Studio',
  component: StudioView,
  parameters: { layout: 'fullscreen', creativeFonts: true },
  decorators: [
    (Story) => (
      <NavBarFrame {...frameFixture} entries={entries} onLogOut={fn()}>
        <Story />
      </NavBarFrame>
    ),
  ],
  args: { content: { kind: 'loading' } },
}
export default meta
type Story = StoryObj<typeof meta>

const fontsOf = (loaded: Record<string, unknown>) => loaded['fonts'] as FontSet

const open = (stage: StageState, values: Partial<OpenStudio> = {}): NonNullable<Story['render']> =>
  function Open(_, { loaded }) {
    return <StudioView content={{ kind: 'open', ...sampleStudio(fontsOf(loaded), stage, values) }} />
  }

const act = fn()
export const Open: Story = {
  render: open(sampleStage(['headline']), { onAct: act }),
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    await userEvent.click(view.getByRole('button', { name: 'Undo' }))
    await expect(act).toHaveBeenLastCalledWith({ type: 'UNDO' })
    await userEvent.click(view.getByRole('button', { name: /9:16/ }))
    await expect(act).toHaveBeenLastCalledWith({ type: 'OPEN_FORMAT', format: '9:16' })
    ;(document.activeElement as HTMLElement).blur()
    await userEvent.keyboard('{ArrowRight}')
    await expect(act).toHaveBeenLastCalledWith({
      type: 'COMMAND',
      command: { type: 'move', ids: ['headline'], by: { x: 1, y: 0 } },
      kind: 'arrows headline',
    })
    await userEvent.keyboard('{Control>}d{/Control}')
    await expect(act).toHaveBeenLastCalledWith({ type: 'DUPLICATE' })
  },
}

export const NothingSelected: Story = {
  parameters: { pictures: 'once' },
  render: open(sampleStage([], { canUndo: false })),
}

export const SeveralSelected: Story = {
  parameters: { pictures: 'once' },
  render: open(sampleStage(['text-1', 'headline', 'logo-1'])),
}

export const Moving: Story = {
  parameters: { pictures: 'once' },
  render: open(
    sampleStage(['headline'], {
      mode: 'moving',
      guides: {
        lines: [{ axis: 'x', at: 70, from: 0, to: 1080 }],
        distances: [
          { axis: 'x', from: 0, to: 70, at: 206 },
          { axis: 'y', from: 0, to: 154, at: 268 },
        ],
      },
    }),
  ),
}

export const StoryFormat: Story = {
  parameters: { pictures: 'once' },
  render: open(sampleStage(['headline'], { format: '9:16', scene: sampleScenes['9:16'] })),
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole('button', { name: 'Safe area' })
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    toggle.blur()
  },
}

export const Refused: Story = {
  parameters: { pictures: 'once', pictureOf: '[data-stage]' },
  render: open(
    sampleStage(['headline'], { notice: { number: 1, what: { type: 'refused', refusal: 'lastElement' } } }),
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('at least one layer')
  },
}

/** The first of what's wrong, beside the picture. */
export const Fault: Story = {
  parameters: { widths: [390] },
  render: open(sampleStage([]), {
    checks: { kind: 'checked', faults: [sampleFault], contrastOf: () => null },
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText(/is hard to read/)[0]).toBeVisible()
  },
}

export const ReadOnly: Story = {
  parameters: { pictures: 'once' },
  render: open(sampleStage(['headline'], { mode: 'readOnly' }), {
    readOnly: 'guest',
    save: undefined,
    download: undefined,
  }),
}

export const Loading: Story = {}

export const Failed: Story = {
  args: { content: { kind: 'failed', onRetry: fn(), requestId: '01936b2e-7c1f' } },
}

export const NotFound: Story = { args: { content: { kind: 'notFound', listHref: '/0/creatives' } } }
