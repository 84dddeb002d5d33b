import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { cardNumbers } from '../support/payments.ts'
import { endProgramsAfterAll } from '../support/program.ts'
import { openTestDatabase } from '../support/test-database.ts'
import { startTestServer } from '../support/test-server.ts'
import { auditLedger, auditOwner, countUnheard } from './audit-money.ts'
import { auditAd } from './audit-launches.ts'
import { type Fleet, startPrograms, startServers } from './fleet.ts'
import { nowOf, rest } from './product-time.ts'
import { operate, type Operation, randomOperations } from './walk-operations.ts'
import { createWalkWorld, type WalkWorld } from './walk-world.ts'
import { openUnreliableWebhook } from './unreliable-webhook.ts'

const isWhole = process.env['PROOF'] === '1'
const size = isWhole
  ? { operations: 2_000, batches: 16, nodes: 8, adsOfEach: 8 }
  : { operations: 80, batches: 2, nodes: 2, adsOfEach: 2 }
const seed = 4_711
const atOnce = 16
/** After the batches, in order: refunds, reviews, the first days, the end of a launch, and finally months. */
const leaps = [
  0.3,
  30,
  26,
  5 * 24,
  1.2,
  60,
  12 * 24,
  33 * 24,
  0.3,
  30,
  26,
  5 * 24,
  33 * 24,
  30,
  33 * 24,
  33 * 24,
]

/** Where programs die, each after several passes; in sequence, because replacements take over. */
const points = [
  'run-turn:15',
  'payment-ended:6',
  'run-sent:2',
  'payment-told:6',
  'run-synced:8',
  'payment-begun:2',
  'run-turn:25',
  'payment-ended:10',
  'run-made:3',
  'run-synced:12',
  'payment-told:10',
  'payment-begun:3',
  'run-turn:40',
  'run-synced:20',
  // A stored card is charged so rarely that in the end all wait for it.
  ...Array.from({ length: size.nodes }, () => 'payment-charged:1'),
]

endProgramsAfterAll()

async function openFleet(url: string, env: Record<string, string>): Promise<Fleet> {
  return isWhole
    ? startPrograms(size.nodes, { ...env, DATABASE_URL: url }, points)
    : startServers(size.nodes, url, env)
}

/** Performs operations, this many at a time. */
async function runBatch(world: WalkWorld, operations: readonly Operation[]): Promise<void> {
  const left = [...operations]
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = left.shift(); next; next = left.shift()) await operate(world, next)
    }),
  )
}

/** Transitions that every walk of this length makes: the event, and the ad's status. */
const expectedMoves = isWhole
  ? [
      'LAUNCH IN_PROGRESS',
      'RESUME stopped',
      'SUBMIT pending',
      'SUBMIT payment_failed',
      'FAIL_PAYMENT pending',
      'WITHDRAW pending',
      'GO_LIVE pending_approval',
      'PROGRESS learning',
      'FINISH endingSoon',
      'STOP pending_approval',
      'STOP learning',
      'REFUND pending_refund',
      'REJECT pending_approval',
      'FAIL_LAUNCH pending_approval',
      'EDIT rejected',
    ]
  : ['LAUNCH IN_PROGRESS', 'SUBMIT pending', 'GO_LIVE pending_approval', 'STOP pending_approval']

it(
  `keeps its books through ${size.operations} random operations on ${size.nodes} nodes`,
  { timeout: isWhole ? 1_800_000 : 120_000 },
  async () => {
    const database = await openTestDatabase()
    const { knex, url = '' } = database
    const dir = mkdtempSync(join(tmpdir(), 'aloft-walk-'))
    const nodes: { urls: Fleet['urls'] } = { urls: () => [] }
    const line = await openUnreliableWebhook(() => nodes.urls())
    const home = await startTestServer({ database, env: { PUBLIC_URL: line.url } })
    const cards = [cardNumbers.pays, cardNumbers.refusedLater, cardNumbers.asksAlways]
    const world = await createWalkWorld(home, nodes, { adsOfEach: size.adsOfEach, cards })
    const fleet = await openFleet(url, { DATA_DIR: dir, PUBLIC_URL: line.url, PAYMENT_DISORDER: '1' })
    nodes.urls = fleet.urls
    try {
      const moves = await walk(world)
      expect(await countUnheard(knex)).toBe(0)
      // The walk covered enough to be meaningful.
      expect([...moves].toSorted()).toEqual(expect.arrayContaining(expectedMoves))
      expect(line.count()).toBeGreaterThan(size.operations / 10)
      expect(new Set(fleet.deaths)).toEqual(new Set(isWhole ? points : []))
    } finally {
      await fleet.stop()
      await home.stop()
      await line.stop()
      await database.close()
      rmSync(dir, { recursive: true })
    }
  },
)

/** Walks batch by batch and audits everything after each. Returns every transition of the ads. */
async function walk(world: WalkWorld): Promise<ReadonlySet<string>> {
  const { knex } = world.home.database
  const operations = randomOperations(size.operations, seed)
  const each = Math.ceil(size.operations / size.batches)
  const moves = new Set<string>()
  for (let batch = 0; batch < size.batches; batch++) {
    await runBatch(world, operations.slice(batch * each, (batch + 1) * each))
    await rest(world.home)
    await knex('product_clock').increment('offsetHours', leaps[batch] ?? 1)
    await rest(world.home)
    const now = await nowOf(world.home)
    const ads = await Promise.all(world.ads.map(({ subject }) => auditAd(knex, subject.balloonId, now)))
    const owners = await Promise.all(world.owners.map(({ id }) => auditOwner(knex, id)))
    const faults = [...(await auditLedger(knex)), ...owners.flat(), ...ads.flatMap((ad) => ad.faults)]
    expect({ batch, faults, troubles: world.troubles }).toEqual({ batch, faults: [], troubles: [] })
    for (const { history } of ads) for (const { event, from } of history) moves.add(`${event} ${from}`)
  }
  return moves
}
