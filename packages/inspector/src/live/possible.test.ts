import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { doorMachine } from '../fixtures.ts'
import { readPayload, sendableEvents } from './possible.ts'

const snapshot = () => createActor(doorMachine).start().getSnapshot()

describe('events to send', () => {
  it('are those from outside, with their payloads and whether they would be accepted', () => {
    expect(sendableEvents(doorMachine, snapshot(), { OPEN: { password: 'x' } })).toEqual([
      { type: 'NOTE', isPossible: true, example: '' },
      { type: 'OPEN', isPossible: true, example: '{\n  "password": "x"\n}' },
      { type: 'BACK', isPossible: true, example: '' },
      { type: 'CLOSE', isPossible: false, example: '' },
    ])
  })

  it('are not possible if a guard cannot judge them', () => {
    const [, open] = sendableEvents(doorMachine, snapshot(), {})
    expect(open).toEqual({ type: 'OPEN', isPossible: false, example: '' })
  })

  it.each([
    ['', { payload: {} }],
    ['{"a":1}', { payload: { a: 1 } }],
    ['{a:1}', { problem: 'notJson' }],
    ['[1]', { problem: 'notAnObject' }],
    ['null', { problem: 'notAnObject' }],
  ])('the payload %s is parsed', (text, read) => expect(readPayload(text)).toEqual(read))
})
