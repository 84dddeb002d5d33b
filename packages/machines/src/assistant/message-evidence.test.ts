import { checkFigures, type Evidence } from '@aloft/domain/assistant/figures/evidence.rules'
import { knownInText } from '@aloft/domain/assistant/figures/known-figures.rules'
import type { ThreadCall } from '@aloft/domain/assistant/thread-message.entity'
import { expect, it } from 'vitest'
import { withEvidence } from './message-evidence.ts'
import type { ShownMessage } from './shown-messages.ts'

const base: Evidence = { known: knownInText('€29'), callId: null, earlier: null }
const call = (id: string, output: ThreadCall['output']): ThreadCall => ({
  id,
  name: 'list_ads',
  arguments: {},
  status: 'auto',
  ideaId: null,
  output,
})
const messages: readonly ShownMessage[] = [
  { id: 'q1', by: 'user', text: 'Was it 77 clicks?' },
  {
    id: 'a1',
    by: 'assistant',
    text: 'I’ll check: 120?',
    calls: [call('c1', { clicks: 120 }), call('c2', null)],
  },
  { id: 'a2', by: 'assistant', text: 'It had 120 clicks, not 77, for €29 or €31.' },
]

const proofs = (shown: readonly ShownMessage[], id: string) => {
  const found = withEvidence(shown, base).find((message) => message.id === id)
  if (!found?.evidence) return null
  return checkFigures(found.text, found.evidence, 'UTC').map(({ proof }) => proof)
}

it('checks an answer by what was said before it, and nothing of the user', () => {
  expect(proofs(messages, 'q1')).toBeNull()
  // Its own tools answer after it's written.
  expect(proofs(messages, 'a1')).toEqual([{ kind: 'unproved' }])
  expect(proofs(messages, 'a2')).toEqual([
    { kind: 'read', callId: 'c1' },
    { kind: 'stated' },
    { kind: 'stated' },
    { kind: 'unproved' },
  ])
})

it('is the same object while an answer is written, and another one once more was said', () => {
  const written = messages.map((message) => ({ ...message, id: message.id }))
  const before = withEvidence(messages, base)
  expect(withEvidence(written, base).at(-1)?.evidence).toBe(before.at(-1)?.evidence)
  const asked = [{ id: 'q0', by: 'user', text: '€31?' } as const, ...messages]
  expect(proofs(asked, 'a2')?.at(-1)).toEqual({ kind: 'stated' })
})
