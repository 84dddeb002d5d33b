import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { releaseAbandonedTexts } from '../../src/areas/ads/abandoned-texts.ts'
import { openDatabase } from '../../src/db/database.ts'
import { balancesOf } from '../../src/ledger/ledger.repo.ts'
import { tokensOf } from '../../src/ledger/token-reservation.ts'
import { endProgramsAfterEach, listening, startProgram, waitForOutput } from '../support/program.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { callAt, startTestServer } from '../support/test-server.ts'
import { askForTexts, createTextsOwner } from '../support/texts.ts'

const busy = { status: 503, body: { error: 'unavailable' } }

describe('a node that dies', { timeout: 120_000 }, () => {
  endProgramsAfterEach()

  /** Calls a server that dies at a fault point, and continues with its database in this process. */
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
    const [url = ''] = await waitForOutput(program, listening)
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
    expect(await tokens()).toEqual({ free: 99, reserved: 1 })
    const { status, body } = await again()
    expect({ status, body }).toEqual(busy)

    next.clock.moveHours(0.03)
    expect(await releaseAbandonedTexts(database.knex, next.clock.real())).toBe(1)
    expect(await tokens()).toEqual({ free: 100, reserved: 0 })
    expect((await again()).body).toMatchObject({ writer: 'rules' })
    expect(await releaseAbandonedTexts(database.knex, next.clock.real())).toBe(0)
    expect(await tokens()).toEqual({ free: 99, reserved: 0 })
    await end()
  })

  it('when the work is done, before its reply is sent: a repeat gets that reply and costs nothing more', async () => {
    const { tokens, again, end } = await afterDeath('texts-ended:1')
    expect(await tokens()).toEqual({ free: 99, reserved: 0 })
    expect((await again()).body).toMatchObject({ writer: 'rules' })
    expect(await tokens()).toEqual({ free: 99, reserved: 0 })
    await end()
  })
})
