import { actions } from '@aloft/contract/actions'
import { expect, it } from 'vitest'
import type { Handlers } from '../action/define.ts'
import { handlers } from './handlers.ts'

it('holds the handler of every call, under its own name', () => {
  expect(Object.keys(handlers).toSorted()).toEqual(Object.keys(actions).toSorted())
  for (const [name, handler] of Object.entries(handlers)) expect(handler.name).toBe(name)
})

it('does not compile without a handler, or with one under another name', () => {
  const { login, ...others } = handlers
  // @ts-expect-error -- a handler is missing
  const missing: Handlers = others
  // @ts-expect-error -- the handler of another call
  const swapped = { logout: login } satisfies Partial<Handlers>
  // @ts-expect-error -- the contract has no such call
  const unknown = { 'log-in': login } satisfies Partial<Handlers>
  expect([missing, swapped, unknown]).toHaveLength(3)
})
