import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { FaultPoint } from '../../src/fault-points.ts'
import { createMonthlyAds, month, monthDays } from '../support/monthly-ads.ts'
import { cardNumbers } from '../support/payments.ts'
import { endProgramsAfterAll } from '../support/program.ts'
import { openTestDatabase } from '../support/test-database.ts'
import { startTestServer } from '../support/test-server.ts'
import { auditLedger, auditOwner } from './audit-money.ts'
import { auditAd } from './audit-launches.ts'
import { startPrograms } from './fleet.ts'
import { nowOf, rest } from './product-time.ts'

/**
 * Where a node dies while two months of one owner are renewed from the same credit and card: after reserving
 * the credit, after charging the card, and after booking that.
 */
const points: FaultPoint[] = ['payment-charged']
// `npm run proof` uses all of them.
if (process.env['PROOF'] === '1') points.push('run-synced', 'payment-ended')
const creditLeft = 5_000

endProgramsAfterAll()

it.each(points)(
  'renews two months of one owner once each, though a node dies at %s',
  { timeout: 180_000 },
  async (point) => {
    const database = await openTestDatabase()
    const { knex, url = '' } = database
    const dir = mkdtempSync(join(tmpdir(), 'aloft-renewals-'))
    // Each of the first two nodes dies there; their replacements don't.
    const at = `${point}:1`
    const seed = { AD_SIMULATOR_SEED: 'nightjar' }
    // Moves the ads to the end of their months, and leaves the rest to the nodes.
    const first = await startTestServer({ database, privateOrigins: [], env: seed })
    const owner = await createMonthlyAds(first, { count: 2, card: cardNumbers.pays, creditLeft })
    await first.stop()
    await knex('product_clock').increment('offsetHours', 24 * (monthDays + 0.5))
    const home = await startTestServer({ database })
    const fleet = await startPrograms(2, { ...seed, DATA_DIR: dir, DATABASE_URL: url }, [at, at])
    try {
      const launchIds: string[] = await knex('ad_run').where({ ownerId: owner.login.id }).pluck('id')
      for (const launchId of [...launchIds, ...launchIds])
        await home.queue.add(knex, 'advance-launch', { launchId })
      await rest(home)
      // What a dead node has left is retried within the hour.
      await knex('product_clock').increment('offsetHours', 1.1)
      await rest(home)
      expect(new Set(fleet.deaths)).toEqual(new Set([at]))
      const payments = await knex('payment').where({ ownerId: owner.login.id, purpose: 'ad' })
      expect(payments.map(({ status, creditUsed: used }) => [status, used]).toSorted()).toEqual([
        ['paid', 0],
        ['paid', creditLeft],
      ])
      const taken = await knex('embedded_payment')
        .where({ customer: owner.login.id, kind: 'payment', status: 'paid' })
        .pluck('amount')
      expect(taken.map(Number).reduce((sum, amount) => sum + amount, 0)).toBe(2 * month - creditLeft)
      expect(await owner.balances()).toMatchObject({ credit: 0, 'credit:reserved': 0, 'ad:budget': 60_000 })
      expect(await knex('notification').where({ userId: owner.login.id, kind: 'adHeld' })).toEqual([])
      const now = await nowOf(home)
      const audits = await Promise.all(owner.ads.map(({ balloonId }) => auditAd(knex, balloonId, now)))
      const faults = [...(await auditLedger(knex)), ...(await auditOwner(knex, owner.login.id))]
      expect([...faults, ...audits.flatMap((audit) => audit.faults)]).toEqual([])
    } finally {
      await fleet.stop()
      await home.stop()
      await database.close()
      rmSync(dir, { recursive: true })
    }
  },
)
