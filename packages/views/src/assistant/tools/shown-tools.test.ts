import type { ThreadCall } from '@aloft/domain/assistant/thread-message.entity'
import { expect, it } from 'vitest'
import { shownOptions, shownTool } from './shown-tools.ts'

const call = (part: Partial<ThreadCall>): ThreadCall => ({
  id: 'call',
  name: 'list_ads',
  arguments: {},
  status: 'auto',
  ideaId: 'brand',
  output: null,
  ...part,
})

it.each([
  [{}, true, 'running', null],
  [{}, false, 'stopped', null],
  [{ output: { isOpened: true } }, false, 'done', null],
  [{ output: { error: 'forbidden' } }, true, 'failed', 'forbidden'],
] as const)('shows the tool of %o, open: %s, as %s', (part, isOpen, state, error) => {
  expect(shownTool(call(part), isOpen)).toMatchObject({ state, error, read: null })
})

it('says where and when a tool has read', () => {
  const date = '2026-11-28T09:00:00.000Z'
  const { read } = shownTool(call({ output: { source: 'ads', date, data: {} } }), true)
  expect(read).toEqual({ source: 'ads', date: new Date(date) })
})

it('shows buttons only for the tool that asks, until one was chosen or the answer is over', () => {
  const given = { question: 'How much?', options: [{ id: '100', label: '€100' }] }
  const asks = call({ name: 'show_options', arguments: given })
  expect(shownOptions(asks, true)).toEqual({ ...given, chosenId: null, isOver: false })
  expect(shownOptions(asks, false)).toMatchObject({ isOver: true })
  const chosen = { ...asks, output: { optionId: '100' } }
  expect(shownOptions(chosen, false)).toMatchObject({ chosenId: '100', isOver: false })
  expect(shownOptions(call({ arguments: given }), true)).toBeNull()
})
