import type { Scenes } from '@aloft/domain/creatives/studio/sizes.rules'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { leavesOf, snapshotAt } from '../core/leaves.ts'
import { connectStudio } from './studio.connect.ts'
import { sampleScenes } from './studio.fixtures.ts'
import { type StudioEvent, studioMachine } from './studio.machine.ts'
import { studioExamples, studioScenarios } from './studio.scenarios.ts'

/** A studio that has taken some events. */
function open(events: readonly StudioEvent[] = [], isReadOnly = false) {
  const actor = createActor(studioMachine, { input: { scenes: sampleScenes, isReadOnly } }).start()
  const send = (...more: readonly StudioEvent[]) => more.forEach((event) => actor.send(event))
  send(...events)
  const view = () => connectStudio(actor.getSnapshot())
  const layer = (id: string) => view().scene?.elements.find((element) => element.id === id)
  return { send, view, layer, state: () => actor.getSnapshot().value }
}

const click = (id: string, isAdded = false): StudioEvent => ({ type: 'CLICK', id, isAdded })
const drag = (x: number, y: number, threshold = 0): StudioEvent => ({
  type: 'DRAG',
  by: { x, y },
  threshold,
  hasFixedRatio: false,
})
const moveBy = (x: number, at: number, kind?: string): StudioEvent => ({
  type: 'COMMAND',
  command: { type: 'move', ids: ['headline'], by: { x, y: 0 } },
  at,
  ...(kind && { kind }),
})
const idsOf = ({ selected }: ReturnType<typeof connectStudio>) => selected.map(({ id }) => id)

describe('the studio', () => {
  it('makes a drag one step, however many moves it has', () => {
    const { send, view, layer } = open([click('headline'), { type: 'START_MOVE' }])
    send(drag(5, 0), drag(20, 10), drag(30, 40))
    expect(view()).toMatchObject({ mode: 'moving', canUndo: false })
    expect(layer('headline')).toMatchObject({ x: 130, y: 140 })
    send({ type: 'DROP', at: 0 })
    expect(view()).toMatchObject({ mode: 'idle', canUndo: true, notice: { what: { type: 'moved', x: 130 } } })
    send({ type: 'UNDO' })
    expect(layer('headline')).toMatchObject({ x: 100, y: 100 })
    expect(view()).toMatchObject({ canUndo: false, canRedo: true })
    send({ type: 'REDO' })
    expect(layer('headline')).toMatchObject({ x: 130, y: 140 })
  })

  it('leaves everything as it was if a drag is canceled, or moves nothing', () => {
    const { send, view, layer } = open([click('headline'), { type: 'START_MOVE' }, drag(50, 0)])
    send({ type: 'CANCEL' })
    expect(layer('headline')).toMatchObject({ x: 100 })
    send({ type: 'START_MOVE' }, { type: 'DROP', at: 0 })
    expect(view()).toMatchObject({ mode: 'idle', canUndo: false })
  })

  it('has the other sizes follow the main one, and each other size change on its own', () => {
    const { send, view, layer } = open([moveBy(100, 0), { type: 'OPEN_FORMAT', format: '9:16' }])
    expect(layer('headline')).toMatchObject({ x: 200, y: 400 })
    send(moveBy(-50, 2_000))
    expect(layer('headline')).toMatchObject({ x: 150 })
    expect(view().scenes['1:1']?.elements[1]).toMatchObject({ x: 200 })
    send({ type: 'FOLLOW', format: '9:16', at: 4_000 })
    expect(layer('headline')).toMatchObject({ x: 200 })
    expect(view().notice?.what).toEqual({ type: 'followed', format: '9:16' })
    send({ type: 'UNDO' }, { type: 'UNDO' }, { type: 'UNDO' })
    expect(view().scenes).toEqual(sampleScenes)
  })

  it('takes over an earlier version as a step', () => {
    const { send, view, layer } = open([moveBy(100, 0)])
    send({ type: 'RESTORE', scenes: { '1:1': sampleScenes['1:1'] }, at: 4_000 })
    expect(view().scenes).toEqual({ ...sampleScenes, '9:16': view().scenes['9:16'] })
    expect(view().notice?.what).toEqual({ type: 'restored' })
    send({ type: 'UNDO' })
    expect(layer('headline')).toMatchObject({ x: 200 })
  })

  it('snaps while it’s moved, and shows the line', () => {
    const { send, view, layer } = open([click('headline'), { type: 'START_MOVE' }, drag(-95, 0, 8)])
    expect(layer('headline')).toMatchObject({ x: 0 })
    expect(view().guides.lines).toMatchObject([{ axis: 'x', at: 0 }])
    send({ type: 'DROP', at: 0 })
    expect(view().guides.lines).toEqual([])
  })

  it('resizes by a handle, snapping its edge, and turns', () => {
    const { send, layer } = open([click('shape-1'), { type: 'START_RESIZE', handle: 'e' }, drag(76, 0, 8)])
    expect(layer('shape-1')).toMatchObject({ x: 600, width: 480 })
    send({ type: 'DROP', at: 0 }, { type: 'START_ROTATE' }, { type: 'ROTATE', degrees: 30 })
    send({ type: 'ROTATE', degrees: 45 }, { type: 'DROP', at: 0 })
    expect(layer('shape-1')).toMatchObject({ rotation: 45 })
  })

  it('selects by frame, added with Shift', () => {
    const { send, view } = open([click('shape-1'), { type: 'START_FRAME', isAdded: true }])
    send({ type: 'FRAME', box: { x: 90, y: 90, width: 50, height: 50 } })
    expect(idsOf(view())).toEqual(['shape-1', 'headline'])
    send({ type: 'FRAME', box: { x: 0, y: 0, width: 5, height: 5 } }, { type: 'DROP', at: 0 })
    expect(idsOf(view())).toEqual(['shape-1'])
    send({ type: 'START_FRAME', isAdded: false })
    expect(idsOf(view())).toEqual([])
  })

  it('joins arrows within a pause', () => {
    const { send, layer } = open([
      moveBy(1, 0, 'arrows'),
      moveBy(1, 500, 'arrows'),
      moveBy(1, 2_000, 'arrows'),
    ])
    send({ type: 'UNDO' })
    expect(layer('headline')).toMatchObject({ x: 102 })
    send({ type: 'UNDO' })
    expect(layer('headline')).toMatchObject({ x: 100 })
  })

  it('pastes beside what was copied, also in another format', () => {
    const { send, view } = open([click('headline'), { type: 'COPY' }])
    send({ type: 'PASTE', prefix: 'p', at: 0 }, { type: 'PASTE', prefix: 'q', at: 0 })
    expect(view().scene?.elements.map(({ id, x }) => [id, x])).toEqual([
      ['shape-1', 600],
      ['headline', 100],
      ['p-1', 124],
      ['q-1', 148],
    ])
    expect(idsOf(view())).toEqual(['q-1'])
    send({ type: 'OPEN_FORMAT', format: '9:16' }, { type: 'PASTE', prefix: 'r', at: 0 })
    expect(view().scene?.elements.at(-1)?.id).toBe('r-1')
  })

  it('opens the format that an undo changes', () => {
    const { send, view } = open([moveBy(1, 0), { type: 'OPEN_FORMAT', format: '9:16' }, moveBy(5, 10)])
    send({ type: 'UNDO' })
    expect(view().format).toBe('9:16')
    send({ type: 'UNDO' })
    expect(view().format).toBe('1:1')
    send({ type: 'REDO' })
    expect(view().format).toBe('1:1')
    send({ type: 'REDO' })
    expect(view().format).toBe('9:16')
  })

  it('says why a command changes nothing (CRE-09)', () => {
    const { send, view } = open()
    const remove = { type: 'remove', ids: ['shape-1', 'headline'] } as const
    send({ type: 'COMMAND', command: remove, at: 0 }, { type: 'COMMAND', command: remove, at: 0 })
    expect(view().notice).toEqual({ number: 2, what: { type: 'refused', refusal: 'lastElement' } })
    expect(view().canUndo).toBe(false)
  })

  it('doesn’t drag what’s locked', () => {
    const { send, state } = open([click('headline')])
    send({ type: 'COMMAND', command: { type: 'lock', ids: ['headline'], isLocked: true }, at: 0 })
    send({ type: 'START_MOVE' }, { type: 'EDIT_TEXT', id: 'headline' })
    expect(state()).toBe('idle')
  })

  it('types in a text until it’s left', () => {
    const { send, state, layer } = open([{ type: 'EDIT_TEXT', id: 'shape-1' }])
    expect(state()).toBe('idle')
    send({ type: 'EDIT_TEXT', id: 'headline' })
    send({
      type: 'COMMAND',
      command: { type: 'change', ids: ['headline'], values: { text: 'New lamp' } },
      kind: 'text',
      at: 0,
    })
    expect(layer('headline')).toMatchObject({ text: 'New lamp' })
    send({ type: 'UNDO' })
    expect(state()).toBe('editingText')
    send({ type: 'END_TEXT' })
    expect(state()).toBe('idle')
  })

  it('only looks if it’s read-only, even from the middle of a drag', () => {
    const { send, view, layer } = open([click('headline'), { type: 'START_MOVE' }, drag(50, 0)])
    send({ type: 'SET_READ_ONLY', isReadOnly: true })
    expect(layer('headline')).toMatchObject({ x: 100 })
    send(moveBy(5, 0), { type: 'START_MOVE' }, click('shape-1'))
    expect(view()).toMatchObject({ mode: 'readOnly', canUndo: false })
    expect(idsOf(view())).toEqual(['shape-1'])
  })

  it('starts again from the server’s scenes', () => {
    const { send, view, layer } = open([moveBy(5, 0)])
    send({ type: 'REPLACE', scenes: sampleScenes })
    expect(layer('headline')).toMatchObject({ x: 100 })
    expect(view()).toMatchObject({ canUndo: false, mode: 'idle' })
  })
})

describe('what somebody else saved', () => {
  const withShapeAt = (scenes: Scenes, x: number): Scenes => {
    const square = scenes['1:1'] ?? sampleScenes['1:1']
    const elements = square.elements.map((one) => (one.id === 'shape-1' ? { ...one, x } : one))
    return { ...scenes, '1:1': { ...square, elements } }
  }

  it('is in the scenes, and stays when the user’s own steps are undone and redone', () => {
    const { send, view, layer } = open([click('headline'), moveBy(50, 0)])
    send({ type: 'MERGE', scenes: withShapeAt(view().scenes, 10) })
    expect(idsOf(view())).toEqual(['headline'])
    expect([layer('shape-1')?.x, layer('headline')?.x]).toEqual([10, 150])
    send({ type: 'UNDO' })
    expect([layer('shape-1')?.x, layer('headline')?.x]).toEqual([10, 100])
    send({ type: 'REDO' })
    expect([layer('shape-1')?.x, layer('headline')?.x]).toEqual([10, 150])
  })

  it('doesn’t end a drag, and is part of what the drag leads to', () => {
    const { send, layer, state } = open([click('headline'), { type: 'START_MOVE' }, drag(30, 0)])
    send({ type: 'MERGE', scenes: withShapeAt(sampleScenes, 10) })
    expect(state()).toBe('moving')
    expect([layer('shape-1')?.x, layer('headline')?.x]).toEqual([10, 130])
    send({ type: 'DROP', at: 0 })
    expect([layer('shape-1')?.x, layer('headline')?.x]).toEqual([10, 130])
    send({ type: 'UNDO' })
    expect([layer('shape-1')?.x, layer('headline')?.x]).toEqual([10, 100])
  })
})

describe('studio scenarios', () => {
  it('has a picture of every leaf and of nothing else', () => {
    expect(Object.keys(studioScenarios).toSorted()).toEqual(leavesOf(studioMachine).toSorted())
  })

  it.each(Object.entries(studioScenarios))('%s takes the events it names', (leaf, scenario) => {
    const snapshot = snapshotAt(studioMachine, leaf, scenario)
    const taken = Object.entries(studioExamples).flatMap(([type, data]) =>
      snapshot.can({ type, ...data } as StudioEvent) ? [type] : [],
    )
    expect(taken.toSorted()).toEqual([...scenario.events].toSorted())
  })
})
