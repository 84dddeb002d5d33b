import { and, not, or, stateIn } from 'xstate'
import { describe, expect, it } from 'vitest'
import { doorMachine } from '../fixtures.ts'
import { chartOf } from './graph.ts'
import { layOut } from './layout.ts'
import { actionWord, guardWord, stateWord, timeWord } from './words.ts'

const chart = chartOf(doorMachine)

describe('the chart of a machine', () => {
  it('has every state with its kind, below its parent', () => {
    const kinds = chart.nodes.map(({ id, kind, parentId }) => [id, kind, parentId])
    expect(kinds).toEqual([
      ['door', 'compound', null],
      ['door:initial', 'initial', 'door'],
      ['door.shut', 'atomic', 'door'],
      ['door.opening', 'atomic', 'door'],
      ['door.open', 'parallel', 'door'],
      ['door.open.light', 'compound', 'door.open'],
      ['door.open.light:initial', 'initial', 'door.open.light'],
      ['door.open.light.off', 'atomic', 'door.open.light'],
      ['door.open.light.on', 'atomic', 'door.open.light'],
      ['door.open.bell', 'compound', 'door.open'],
      ['door.open.bell:initial', 'initial', 'door.open.bell'],
      ['door.open.bell.still', 'atomic', 'door.open.bell'],
      ['door.open.bell.rung', 'atomic', 'door.open.bell'],
      ['door.open.last', 'history', 'door.open'],
      ['door.gone', 'final', 'door'],
    ])
  })

  it('has every transition with its trigger, guard and actions', () => {
    const words = chart.edges
      .filter(({ kind }) => kind !== 'initial')
      .map(({ source, target, kind, cause, guard, actions }) =>
        [`${source} -> ${target}`, kind, cause, guard, ...actions].join(' '),
      )
    expect(words).toEqual([
      'door -> door event NOTE  note',
      'door.shut -> door.opening event OPEN isWelcome',
      'door.shut -> door.open.last event BACK ',
      'door.opening -> door.open done unlock  assign',
      'door.opening -> door.shut error unlock ',
      'door.opening -> door.shut after 1.5 s ',
      'door.open -> door.shut event CLOSE ',
      'door.open -> door.gone after 2 min ',
      'door.open.light.off -> door.open.light.on event NOTE ',
      'door.open.bell.still -> door.open.bell.rung always  hasOpened',
    ])
  })

  it('marks a transition that leaves no state', () => {
    expect(chart.edges.filter(({ isInternal }) => isInternal).map(({ cause }) => cause)).toEqual(['NOTE'])
  })
})

describe('the words of a chart', () => {
  it.each([
    [400, '400 ms'],
    [1500, '1.5 s'],
    [90_000, '1.5 min'],
  ])('%i ms is %s', (ms, word) => expect(timeWord(ms)).toBe(word))

  it.each([
    ['isOpen', 'isOpen'],
    [{ type: 'isAt', params: { step: 'style' } }, 'isAt style'],
    [{ type: 'hasVerdict', params: 'done' }, 'hasVerdict done'],
    [{ type: 'fits', params: () => ({}) }, 'fits'],
    [not('isOpen'), 'not isOpen'],
    [and([stateIn({ a: 'b' }), 'isOpen']), 'in a.b and isOpen'],
    [or(['isOpen', not('isLocked')]), 'isOpen or not isLocked'],
    [({ size }: { size: number }) => size > 3, 'condition'],
    [undefined, null],
  ])('a guard is read', (guard, word) => expect(guardWord(guard)).toBe(word))

  it('reads actions by name', () => {
    expect(actionWord({ type: 'fail', params: { failure: 'generic' } })).toBe('fail generic')
    expect(actionWord('note')).toBe('note')
    expect(actionWord(() => undefined)).toBe('action')
  })

  it('reads states as paths', () => {
    expect(stateWord({ open: { light: 'off', bell: 'still' } })).toBe('open.light.off & bell.still')
  })
})

describe('the layout of a chart', () => {
  it('has the same positions each time', async () => {
    expect(await layOut(chart)).toEqual(await layOut(chart))
  })
})
