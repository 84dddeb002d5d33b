import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createLaunchableAd, grantCredit, passHours } from '../support/launches.ts'
import { endProgramsAfterAll } from '../support/program.ts'
import { openTestDatabase } from '../support/test-database.ts'
import { startTestServer } from '../support/test-server.ts'
import { createAccount, createBrand } from '../support/world.ts'
import { auditAd } from './audit-launches.ts'
import { auditLedger, auditOwner } from './audit-money.ts'
import { startPrograms } from './fleet.ts'
import { nowOf, rest } from './product-time.ts'

const seed = { AD_SIMULATOR_SEED: 'nightjar', AD_AUTO_APPROVAL: 'on' }

endProgramsAfterAll()

it(
  'ends a test once, though a node dies after its platform has the winner (OPN-80)',
  { timeout: 180_000 },
  async () => {
    const database = await openTestDatabase()
    const { knex, url = '' } = database
    const dir = mkdtempSync(join(tmpdir(), 'aloft-tests-'))
    const first = await startTestServer({ database, privateOrigins: [], env: seed })
    const login = await createAccount(first)
    const ideaId = await createBrand(first, { userId: login.id })
    const balloonId = await createLaunchableAd(first, ideaId, {
      'component/c1/durationDays': 30,
      'component/c1/plannedBudget': 600,
    })
    await grantCredit(first, ideaId, 100_000)
    const subject = { ideaId, balloonId, componentId: 'c1' }
    const texts = { headline1: 'Lamps that last for life' }
    const variants = [
      { texts: {}, creativeId: null },
      { texts, creativeId: null },
    ]
    await first.call('save-ab-test', { ...subject, variants }, login)
    expect((await first.call('launch-ad', subject, login)).body).not.toHaveProperty('error')
    await passHours(first, 50)
    await first.stop()
    const [launch] = await knex('ad_run').where({ balloonId }).select('id', 'startDate')
    const passed = (await nowOf(first)).getTime() - launch?.startDate
    await knex('product_clock').increment('offsetHours', 14.2 * 24 - passed / 3_600_000)
    const home = await startTestServer({ database })
    const at = 'arm-ended:1'
    const fleet = await startPrograms(2, { ...seed, DATA_DIR: dir, DATABASE_URL: url }, [at, at])
    try {
      for (let count = 0; count < 4; count += 1)
        await home.queue.add(knex, 'advance-launch', { launchId: launch?.id })
      await rest(home)
      await knex('product_clock').increment('offsetHours', 1.1)
      await rest(home)
      expect(new Set(fleet.deaths)).toEqual(new Set([at]))
      await knex('product_clock').increment('offsetHours', 10 * 24)
      await rest(home)
      const [ended] = await knex('ad_run').where({ balloonId })
      expect(ended.testVerdictDate - ended.startDate).toBe(14 * 24 * 3_600_000)
      const { winner, arms } = ended.testVerdict
      expect(ended.sentArm).toBe(winner)
      const loser = winner === 'variant' ? 'original' : 'variant'
      const days: { arm: string; spend: number }[] = await knex('launch_arm_day')
        .where({ runId: ended.id })
        .select('arm', 'spend')
      const spendOf = (arm: string) =>
        days.filter((day) => day.arm === arm).reduce((sum, { spend }) => sum + spend, 0)
      expect(spendOf(loser)).toBe(arms[loser].spend)
      expect(spendOf(winner)).toBeGreaterThan(arms[winner].spend)
      expect(spendOf(winner) + spendOf(loser)).toBe(ended.spend)
      const { faults } = await auditAd(knex, balloonId, await nowOf(home))
      expect([...faults, ...(await auditLedger(knex)), ...(await auditOwner(knex, login.id))]).toEqual([])
    } finally {
      await fleet.stop()
      await home.stop()
      await database.close()
      rmSync(dir, { recursive: true })
    }
  },
)
