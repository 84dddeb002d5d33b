import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { FaultPoint } from '../../src/fault-points.ts'
import { startTestTrial } from '../support/payments.ts'
import { endProgramsAfterAll } from '../support/program.ts'
import { openTestDatabase } from '../support/test-database.ts'
import { startTestServer } from '../support/test-server.ts'
import { createAccount } from '../support/world.ts'
import { auditLedger, auditOwner } from './audit-money.ts'
import { startPrograms } from './fleet.ts'
import { rest } from './product-time.ts'

/** Where a node dies while a plan is charged: after charging the card, and after booking that. */
const points: FaultPoint[] = ['payment-charged']
// `npm run proof` uses both.
if (process.env['PROOF'] === '1') points.push('payment-ended')

endProgramsAfterAll()

it.each(points)(
  'mails one receipt for a plan, though a node dies at %s',
  { timeout: 180_000 },
  async (point) => {
    const database = await openTestDatabase()
    const { knex, url = '' } = database
    const dir = mkdtempSync(join(tmpdir(), 'aloft-plans-'))
    const at = `${point}:1`
    const first = await startTestServer({ database, privateOrigins: [] })
    const login = await createAccount(first)
    await startTestTrial(first, login)
    await first.stop()
    await knex('product_clock').increment('offsetHours', 24 * 10.1)
    const home = await startTestServer({ database })
    const fleet = await startPrograms(1, { DATA_DIR: dir, DATABASE_URL: url }, [at])
    try {
      await home.queue.add(knex, 'renew-subscription', { userId: login.id })
      await rest(home)
      // What a dead node has left is retried within the hour.
      await knex('product_clock').increment('offsetHours', 1.1)
      await rest(home)
      expect(fleet.deaths).toEqual([at])
      const payments = await knex('payment').where({ ownerId: login.id, purpose: 'plan' }).pluck('status')
      expect(payments).toEqual(['paid'])
      const receipts = await knex('receipt').where({ ownerId: login.id })
      expect(receipts).toMatchObject([{ net: 9900, vat: 1881, charged: 11_781, cardLast4: '4242' }])
      expect([...(await auditLedger(knex)), ...(await auditOwner(knex, login.id))]).toEqual([])
    } finally {
      await fleet.stop()
      await home.stop()
      await database.close()
      rmSync(dir, { recursive: true })
    }
  },
)
