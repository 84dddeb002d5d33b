import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createEmbeddedAi } from '../../src/gateways/ai/ai.embedded.ts'
import { tokensOf } from '../../src/ledger/token-reservation.ts'
import { scriptedAi } from '../support/scripted-ai.ts'
import { useServer } from '../support/test-server.ts'
import { askForTexts, createTextsOwner } from '../support/texts.ts'

// Actions that wait for external services have no open transaction meanwhile, so their key is locked in a
// separate one. Here, the action that writes texts represents them all.

let gate: Promise<void> | undefined
let calls = 0
beforeEach(() => {
  gate = undefined
  calls = 0
})

const server = await useServer({
  gateways: {
    ai: scriptedAi({
      'ad-texts': async (request) => {
        calls++
        await gate
        return createEmbeddedAi().write(request)
      },
    }),
  },
})
const { knex } = server.database
const waitOptions = { timeout: 10_000 }
const busy = { status: 503, body: { error: 'unavailable' } }
const reused = { status: 409, body: { error: 'keyReused' } }

describe('calls with the same key', () => {
  it('one after the other: the second gets the reply of the first', async () => {
    const owner = await createTextsOwner(server)
    const key = crypto.randomUUID()
    const first = await askForTexts(server, owner, {}, key)
    const second = await askForTexts(server, owner, {}, key)
    expect({ status: second.status, body: second.body }).toEqual({ status: 200, body: first.body })
    expect(calls).toBe(1)
  })

  it('at once: one works, the others are to come again and then get its reply', async () => {
    const held = Promise.withResolvers<void>()
    gate = held.promise
    const owner = await createTextsOwner(server)
    const key = crypto.randomUUID()
    const settled: unknown[] = []
    const all = [1, 2, 3].map(async () => {
      const { status, body } = await askForTexts(server, owner, {}, key)
      settled.push({ status, body })
      return body
    })
    await vi.waitFor(() => expect(settled).toEqual([busy, busy]), waitOptions)
    held.resolve()
    const bodies = await Promise.all(all)
    const [done] = bodies.filter((body) => 'texts' in (body as object))
    expect((await askForTexts(server, owner, {}, key)).body).toEqual(done)
    expect(calls).toBe(1)
    expect(await tokensOf(knex, owner.id)).toMatchObject({ free: 99 })
  })

  it('with another payload or for another action: refused, while the first works and after', async () => {
    const held = Promise.withResolvers<void>()
    gate = held.promise
    const owner = await createTextsOwner(server)
    const key = crypto.randomUUID()
    const first = askForTexts(server, owner, {}, key)
    await vi.waitFor(() => expect(calls).toBe(1), waitOptions)
    const others = async () => {
      const replies = [
        await askForTexts(server, owner, { count: 4 }, key),
        await server.call('add-user-completed-task', { task: 'checklist' }, { token: owner.token, key }),
      ]
      return replies.map(({ status, body }) => ({ status, body }))
    }
    expect(await others()).toEqual([reused, reused])
    held.resolve()
    expect((await first).status).toBe(200)
    expect(await others()).toEqual([reused, reused])
    expect(calls).toBe(1)
  })

  it('of two people: nobody gets the reply of the other', async () => {
    const key = crypto.randomUUID()
    const [one, other] = [await createTextsOwner(server), await createTextsOwner(server)]
    await askForTexts(server, one, {}, key)
    expect((await askForTexts(server, other, {}, key)).status).toBe(200)
    expect(calls).toBe(2)
  })
})
