import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { releaseAbandonedTexts } from '../../src/areas/ads/abandoned-texts.ts'
import { openDatabase } from '../../src/db/database.ts'
import { createEmbeddedAi } from '../../src/gateways/ai/ai.embedded.ts'
import { balancesOf } from '../../src/ledger/ledger.repo.ts'
import { tokensOf } from '../../src/ledger/token-reservation.ts'
import { endProgramsAfterEach, listening, startProgram, told } from '../support/program.ts'
import { scriptedAi } from '../support/scripted-ai.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { callAt, startTestServer, useServer } from '../support/test-server.ts'
import { askForTexts, createTextsOwner } from '../support/texts.ts'

// Actions that wait for the outside world hold no transaction meanwhile, so their key is taken in one of its own.
// They are told of here by the one that writes texts.

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
const patience = { timeout: 10_000 }
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
    await vi.waitFor(() => expect(settled).toEqual([busy, busy]), patience)
    held.resolve()
    const bodies = await Promise.all(all)
    const [done] = bodies.filter((body) => 'texts' in (body as object))
    expect((await askForTexts(server, owner, {}, key)).body).toEqual(done)
    expect(calls).toBe(1)
    expect(await tokensOf(knex, owner.id)).toMatchObject({ free: 49 })
  })

  it('with another payload or for another action: refused, while the first works and after', async () => {
    const held = Promise.withResolvers<void>()
    gate = held.promise
    const owner = await createTextsOwner(server)
    const key = crypto.randomUUID()
    const first = askForTexts(server, owner, {}, key)
    await vi.waitFor(() => expect(calls).toBe(1), patience)
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

describe('a node that dies', { timeout: 120_000 }, () => {
  endProgramsAfterEach()

  /** Asks a server that dies at a point, and goes on with its database in this process. */
  async function afterDeath(fault: string) {
    const dir = mkdtempSync(join(tmpdir(), 'aloft-external-'))
    const made = await openTestDatabase()
    const isEmbedded = made.url === undefined
    if (isEmbedded) await made.close()
    const open = async (): Promise<TestDatabase> =>
      isEmbedded
        ? { ...(await openDatabase({ url: undefined, dir: join(dir, 'database') })), url: undefined }
        : made
    const before = await open()
    const setup = await startTestServer({ database: before })
    const owner = await createTextsOwner(setup)
    await setup.stop()
    if (isEmbedded) await before.close()

    const key = crypto.randomUUID()
    const program = startProgram({
      DATA_DIR: dir,
      FAULT_POINT: fault,
      ROLE: 'web',
      ...(made.url && { DATABASE_URL: made.url }),
    })
    const [url = ''] = await told(program, listening)
    await expect(askForTexts({ ...setup, call: callAt(url) }, owner, {}, key)).rejects.toThrow('fetch failed')
    expect(await program.exit).toBeNull()

    const database = await open()
    const next = await startTestServer({ database })
    const tokens = async () => {
      const { free } = await tokensOf(database.knex, owner.id)
      return { free, reserved: (await balancesOf(database.knex, owner.id))['tokens:reserved'] ?? 0 }
    }
    const end = async () => {
      await next.stop()
      await database.close()
      rmSync(dir, { recursive: true })
    }
    return { database, next, tokens, again: () => askForTexts(next, owner, {}, key), end }
  }

  it('before the work is done: the key and the token are free again after a while', async () => {
    const { database, next, tokens, again, end } = await afterDeath('texts-reserved:1')
    expect(await tokens()).toEqual({ free: 49, reserved: 1 })
    const { status, body } = await again()
    expect({ status, body }).toEqual(busy)

    next.clock.moveHours(0.03)
    expect(await releaseAbandonedTexts(database.knex, next.clock.real())).toBe(1)
    expect(await tokens()).toEqual({ free: 50, reserved: 0 })
    expect((await again()).body).toMatchObject({ writer: 'rules' })
    expect(await releaseAbandonedTexts(database.knex, next.clock.real())).toBe(0)
    expect(await tokens()).toEqual({ free: 49, reserved: 0 })
    await end()
  })

  it('when the work is done, before its reply is sent: a repeat gets that reply and costs nothing more', async () => {
    const { tokens, again, end } = await afterDeath('texts-ended:1')
    expect(await tokens()).toEqual({ free: 49, reserved: 0 })
    expect((await again()).body).toMatchObject({ writer: 'rules' })
    expect(await tokens()).toEqual({ free: 49, reserved: 0 })
    await end()
  })
})
