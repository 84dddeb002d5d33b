import type { ThreadCall } from '@aloft/domain/assistant/thread-message.entity'
import { expect, it } from 'vitest'
import { proposalIn } from './proposal-in-call.ts'

it('takes the values that a proposal was made from out of its output', () => {
  const place = { kind: 'brief', briefKind: 'brand', briefId: null, field: 'location' } as const
  const field = { place, value: 'Galway', why: 'Your website says so.' }
  const proposes: ThreadCall = {
    id: 'call',
    name: 'update_brief_field',
    arguments: { fields: [field] },
    status: 'auto',
    ideaId: 'brand',
    output: null,
  }
  expect(proposalIn(proposes)).toBeNull()
  expect(proposalIn({ ...proposes, output: { error: 'forbidden' } })).toBeNull()
  const output = { proposed: [{ place, base: 'Clifden' }] }
  expect(proposalIn({ ...proposes, output })).toEqual({
    id: 'call',
    ideaId: 'brand',
    fields: [{ ...field, base: 'Clifden' }],
  })
})
