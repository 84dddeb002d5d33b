import { expect, it } from 'vitest'
import { studioActOf } from './studio-keys.rules.ts'

const press = (key: string, held = '') =>
  studioActOf({
    key,
    hasCommand: held.includes('C'),
    hasShift: held.includes('S'),
    hasAlt: held.includes('A'),
  })

it.each([
  ['ArrowLeft', '', { type: 'move', by: { x: -1, y: 0 } }],
  ['ArrowDown', 'S', { type: 'move', by: { x: 0, y: 10 } }],
  ['ArrowRight', 'A', { type: 'resize', by: { x: 1, y: 0 } }],
  ['ArrowUp', 'SA', { type: 'resize', by: { x: 0, y: -10 } }],
  ['[', '', { type: 'order', to: 'backward' }],
  [']', '', { type: 'order', to: 'forward' }],
  ['Delete', '', { type: 'remove' }],
  ['d', 'C', { type: 'duplicate' }],
  ['c', 'C', { type: 'copy' }],
  ['v', 'C', { type: 'paste' }],
  ['g', 'C', { type: 'group' }],
  ['G', 'CS', { type: 'ungroup' }],
  ['z', 'C', { type: 'undo' }],
  ['Z', 'CS', { type: 'redo' }],
  ['Escape', '', { type: 'selectNone' }],
])('%s with %j', (key, held, act) => {
  expect(press(key, held)).toEqual(act)
})

it.each([
  ['Tab', ''],
  ['c', ''],
  ['s', 'C'],
  ['ArrowLeft', 'C'],
])('leaves %s with %j to the browser', (key, held) => {
  expect(press(key, held)).toBeNull()
})
