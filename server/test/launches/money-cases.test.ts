import type { ActionName } from '@aloft/contract/actions'
import type { LedgerAccount } from '@aloft/domain/core/ledger'
import { expect, it } from 'vitest'
import type { AdPlatformGateway } from '../../src/gateways/ad-platform/ad-platform.port.ts'
import { auditLedger, auditOwner } from '../many-nodes/audit-money.ts'
import { nowOf } from '../many-nodes/product-time.ts'
import { ownAddress } from '../support/own-address.ts'
import { plainPlatform } from '../support/plain-platform.ts'
import { cardNumbers, keepTestCard, submitCard } from '../support/payments.ts'
import { createLaunchableAd, grantCredit, passHours, workOff } from '../support/launches.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand } from '../support/world.ts'

/** Each ad's spend on its platform with dates, set by the test. */
const spends = new Map<string, { date: Date; spend: number }[]>()
const report: AdPlatformGateway['report'] = async (ref, from, until) =>
  (spends.get(ref) ?? [])
    .filter(({ date }) => date >= from && date < until)
    .map((hour) => ({ ...hour, arm: 'original' as const, impressions: 100, clicks: 10, conversions: 0 }))
const review: AdPlatformGateway['review'] = async (_, at) => ({
  isDecided: true,
  date: at,
  verdict: 'approved',
  issues: [],
})
const { adPlatforms } = plainPlatform({ report, review })
const server = await useServer({
  privateOrigins: [],
  env: { ...(await ownAddress()), AD_AUTO_APPROVAL: 'on', SELLER_COUNTRY: 'DE' },
  gateways: { adPlatforms },
})
const { knex } = server.database
const admin = await createAccount(server, { isAdmin: true })
const hoursOfMonth = 30 * 24 + 1

async function createOwner({ plan, credit, card }: Pick<Case, 'plan' | 'credit' | 'card'>) {
  const login = await createAccount(server)
  const ideaId = await createBrand(server, { userId: login.id })
  if (credit > 0) await grantCredit(server, ideaId, credit)
  if (card) await keepTestCard(server, login, card)
  return {
    login,
    async createAd(budget: number, fundingRecurrence: 'oneOff' | 'monthly' = 'oneOff') {
      const balloonId = await createLaunchableAd(server, ideaId, {
        'component/c1/plannedBudget': budget,
        'component/c1/fundingRecurrence': fundingRecurrence,
      })
      await knex('user_account').where({ id: login.id }).update({ planLabel: plan })
      const subject = { ideaId, balloonId, componentId: 'c1' }
      const call = async (name: ActionName, more: object = {}, as = login) => {
        const { body } = await server.call(name, { ...subject, ...more }, as)
        expect(body).not.toHaveProperty('error')
        return body
      }
      return {
        call,
        launch: () => call('launch-ad'),
        resume: () => call('resume-ad'),
        async pay(creditAmount: number) {
          const reply = (await call('pay-ad', { method: 'card', creditAmount })) as Record<string, string>
          await submitCard(server, reply['url'] ?? '', cardNumbers.pays)
          await call('confirm-payment', { paymentId: reply['paymentId'] })
        },
        /** Spends this much from now on, which is reported two hours later. */
        async spend(minor: number) {
          const launch = await knex('ad_run').where({ balloonId, isLatest: true }).first()
          const hour = { date: await nowOf(server), spend: minor }
          spends.set(launch.platformRef, [...(spends.get(launch.platformRef) ?? []), hour])
          await passHours(server, 2)
        },
        stop: () => call('stop-ad'),
        async approve() {
          const fromLaunchDate = (await nowOf(server)).toISOString().slice(0, 10)
          await call('admin-approve-ad', { targetCpc: 0.8, fromLaunchDate }, admin)
          await workOff(server)
        },
      }
    },
  }
}
type Owner = Awaited<ReturnType<typeof createOwner>>

interface Case {
  readonly name: string
  /** The commission is 20 % (basic), 15 % (grow) or 10 % (expand) of the spend. VAT is 19 %. */
  readonly plan: 'basic-2407' | 'grow-2407' | 'expand-2407'
  /** Initial credit in cents. */
  readonly credit: number
  readonly card?: string
  readonly live: (owner: Owner) => Promise<void>
  /** Final balances in cents: calculated by hand, as `sum` shows, and never by the product's rules. */
  readonly end: {
    readonly cash: number
    readonly credit: number
    readonly spend: number
    readonly commission: number
    readonly vat: number
  }
  /**
   * Amounts of each receipt in cents, in order: net, VAT, paid from credit, charged. Also calculated by hand.
   */
  readonly receipts: readonly (readonly [number, number, number, number])[]
}

const toLive = () => passHours(server, 3)
const toRefund = () => passHours(server, 1)

const cases: readonly Case[] = [
  {
    // Paid 150.00 + 19 % = 28.50: 178.50, all credit. Spent 100.00, commission 20 % = 20.00, rest 30.00.
    // VAT on the rest: 28.50 × 30/150 = 5.70. Back 35.70, VAT kept 22.80. 100 + 20 + 22.80 + 35.70 = 178.50.
    name: 'approved, shown to its end',
    plan: 'basic-2407',
    credit: 17_850,
    async live(owner) {
      const ad = await owner.createAd(150)
      await ad.launch()
      await toLive()
      await ad.spend(10_000)
      await passHours(server, 24 * 11)
    },
    end: { cash: 0, credit: 3_570, spend: 10_000, commission: 2_000, vat: 2_280 },
    receipts: [[15_000, 2_850, 17_850, 0]],
  },
  {
    // Paid 99.99 + 19 % = 18.9981, so 19.00: 118.99 by card. Stopped before its approval: all of it back.
    name: 'stopped before its approval',
    plan: 'expand-2407',
    credit: 0,
    async live(owner) {
      const ad = await owner.createAd(99.99)
      await ad.pay(0)
      await ad.stop()
    },
    end: { cash: -11_899, credit: 11_899, spend: 0, commission: 0, vat: 0 },
    receipts: [[9_999, 1_900, 0, 11_899]],
  },
  {
    // Paid 237.61 + 19 % = 45.1459, so 45.15: 282.76, of it 50.00 credit and 232.76 by card. Rejected: all of it back.
    name: 'rejected instead of approved, paid by credit and card',
    plan: 'expand-2407',
    credit: 5_000,
    async live(owner) {
      const ad = await owner.createAd(237.61)
      await ad.pay(50)
      await ad.call('admin-reject-ad', { message: 'Not your logo.' }, admin)
    },
    end: { cash: -23_276, credit: 28_276, spend: 0, commission: 0, vat: 0 },
    receipts: [[23_761, 4_515, 5_000, 23_276]],
  },
  {
    // Paid 237.61 + 45.15 = 282.76. Spent 40.27, commission 15 % = 6.0405, so 6.04. Rest 237.61 − 46.31 =
    // 191.30. VAT on the rest: 45.15 × 191.30/237.61 = 36.3503, so 36.35. Back 227.65, VAT kept 8.80.
    // 40.27 + 6.04 + 8.80 + 227.65 = 282.76.
    name: 'stopped while it was shown',
    plan: 'grow-2407',
    credit: 28_276,
    async live(owner) {
      const ad = await owner.createAd(237.61)
      await ad.launch()
      await toLive()
      await ad.spend(4_027)
      await ad.stop()
      await toRefund()
    },
    end: { cash: 0, credit: 22_765, spend: 4_027, commission: 604, vat: 880 },
    receipts: [[23_761, 4_515, 28_276, 0]],
  },
  {
    // First: spent 33.33, commission 10 % = 3.333, so 3.33. Rest 113.34, its VAT 28.50 × 113.34/150 = 21.5346, so 21.53.
    // Again: spent 12.35, commission 1.235, so 1.24. Rest 136.41, its VAT 28.50 × 136.41/150 = 25.9179, so 25.92.
    // Credit 500 − 178.50 + 134.87 − 178.50 + 162.33 = 440.20. VAT kept 6.97 + 2.58 = 9.55. 45.68 + 4.57 + 9.55 = 59.80.
    name: 'stopped by its owner, and resumed',
    plan: 'expand-2407',
    credit: 50_000,
    async live(owner) {
      const ad = await owner.createAd(150)
      await ad.launch()
      await toLive()
      await ad.spend(3_333)
      await ad.stop()
      await toRefund()
      await ad.resume()
      await toLive()
      await ad.spend(1_235)
      await ad.stop()
      await toRefund()
    },
    end: { cash: 0, credit: 44_020, spend: 4_568, commission: 457, vat: 955 },
    receipts: [
      [15_000, 2_850, 17_850, 0],
      [15_000, 2_850, 17_850, 0],
    ],
  },
  {
    // An admin stops it before it has spent anything: 178.50 back, which pay for the second launch, once a person approved it.
    // At most 150.00 / 1.10 = 136.3636, so 136.36 goes to the platform, commission 13.636, so 13.64: nothing is left.
    name: 'stopped by an admin, resumed, approved by a person and spent to the last cent',
    plan: 'expand-2407',
    credit: 17_850,
    async live(owner) {
      const ad = await owner.createAd(150)
      await ad.launch()
      await toLive()
      await ad.call('stop-ad', { reason: 'Your shop is closed.' }, admin)
      await toRefund()
      await ad.resume()
      await passHours(server, 24)
      await ad.approve()
      await ad.spend(13_636)
      await passHours(server, 24 * 11)
    },
    end: { cash: 0, credit: 0, spend: 13_636, commission: 1_364, vat: 2_850 },
    receipts: [
      [15_000, 2_850, 17_850, 0],
      [15_000, 2_850, 17_850, 0],
    ],
  },
  {
    // A month: 200.00 + 38.00 = 238.00, paid twice from credit. Spent 50.00 + 10.00, commission 20 % = 12.00.
    // Rest 400 − 72 = 328.00, its VAT 76 × 328/400 = 62.32. Back 390.32, VAT kept 13.68.
    // Credit 600 − 476 + 390.32 = 514.32. 60 + 12 + 13.68 = 85.68 = 600 − 514.32.
    name: 'renewed from credit, and stopped in its second month',
    plan: 'basic-2407',
    credit: 60_000,
    async live(owner) {
      const ad = await owner.createAd(200, 'monthly')
      await ad.launch()
      await toLive()
      await ad.spend(5_000)
      await passHours(server, hoursOfMonth)
      await ad.spend(1_000)
      await ad.stop()
      await toRefund()
    },
    end: { cash: 0, credit: 51_432, spend: 6_000, commission: 1_200, vat: 1_368 },
    receipts: [
      [20_000, 3_800, 23_800, 0],
      [20_000, 3_800, 23_800, 0],
    ],
  },
  {
    // The second month costs 238.00 and there are 237.80 of credit: a card is charged 0.50 at least, so that 237.50 of
    // credit are used and 0.30 stay. Nothing is spent: 476.00 back. Credit 0.30 + 476.00 = 476.30.
    name: 'renewed with credit that is 20 cents short',
    plan: 'basic-2407',
    credit: 23_800 + 23_780,
    card: cardNumbers.pays,
    async live(owner) {
      const ad = await owner.createAd(200, 'monthly')
      await ad.launch()
      await toLive()
      await passHours(server, hoursOfMonth)
      await ad.stop()
      await toRefund()
    },
    end: { cash: -50, credit: 47_630, spend: 0, commission: 0, vat: 0 },
    receipts: [
      [20_000, 3_800, 23_800, 0],
      [20_000, 3_800, 23_750, 50],
    ],
  },
  {
    // Two months of 238.00 are due together, with 50.00 of credit: the card pays 188.00 and 238.00, together 426.00.
    // One spends 20.00, commission 2.00: rest 378.00, its VAT 76 × 378/400 = 71.82, back 449.82.
    // One spends 30.01, commission 3.001, so 3.00: rest 366.99, its VAT 69.7281, so 69.73, back 436.72.
    // Credit 886.54. VAT kept 152 − 141.55 = 10.45. 50.01 + 5.00 + 10.45 + 886.54 = 952.00 = 476 + 50 + 426.
    name: 'renewed together with another ad of the same owner',
    plan: 'expand-2407',
    credit: 47_600 + 5_000,
    card: cardNumbers.pays,
    async live(owner) {
      const ads = [await owner.createAd(200, 'monthly'), await owner.createAd(200, 'monthly')]
      for (const ad of ads) await ad.launch()
      await toLive()
      await passHours(server, hoursOfMonth)
      await ads[0]?.spend(2_000)
      await ads[1]?.spend(3_001)
      for (const ad of ads) await ad.stop()
      await toRefund()
    },
    end: { cash: -42_600, credit: 88_654, spend: 5_001, commission: 500, vat: 1_045 },
    receipts: [
      [20_000, 3_800, 23_800, 0],
      [20_000, 3_800, 23_800, 0],
      [20_000, 3_800, 5_000, 18_800],
      [20_000, 3_800, 0, 23_800],
    ],
  },
  {
    // The month cost 238.00 and spent 80.00, commission 15 % = 12.00. The next is refused and not paid within a week.
    // Rest 108.00, its VAT 38 × 108/200 = 20.52, back 128.52. The 40.00 of credit are untouched: 168.52. VAT kept 17.48.
    name: 'held as its card is refused, and stopped after a week',
    plan: 'grow-2407',
    credit: 23_800 + 4_000,
    card: cardNumbers.refusedLater,
    async live(owner) {
      const ad = await owner.createAd(200, 'monthly')
      await ad.launch()
      await toLive()
      await ad.spend(8_000)
      await passHours(server, hoursOfMonth)
      await passHours(server, 24 * 7 + 1)
      await toRefund()
    },
    end: { cash: 0, credit: 16_852, spend: 8_000, commission: 1_200, vat: 1_748 },
    receipts: [[20_000, 3_800, 23_800, 0]],
  },
]

/**
 * The bookings for an owner's launches, and the balances of the owner's accounts besides the initial credit.
 */
async function bookedFor({ login }: Owner, given: number) {
  const launches = knex('ad_run').where({ ownerId: login.id }).select(knex.raw(`'run:' || id`))
  const rows: { ownerId: string | null; account: LedgerAccount; total: number }[] = await knex('ledger_entry')
    .join('ledger_posting', 'ledger_posting.id', 'postingId')
    .where((of) => void of.where({ ownerId: login.id }).orWhereIn('subject', launches))
    .where({ unit: 'EUR' })
    .groupBy('ownerId', 'account')
    .select('ownerId', 'account')
    .sum({ total: 'amount' })
  const sum = (account: LedgerAccount) =>
    rows.reduce((all, row) => (row.account === account ? all + row.total : all), 0)
  const left = (['ad:budget', 'refund', 'credit:reserved'] as const).map((account) => sum(account))
  return {
    end: {
      cash: sum('cash') + given,
      credit: sum('credit'),
      spend: sum('ad:spend'),
      commission: sum('ad:commission'),
      vat: sum('vat'),
    },
    left,
  }
}

async function receiptsOf({ login }: Owner): Promise<number[][]> {
  const rows: Record<'net' | 'vat' | 'creditUsed' | 'charged', string>[] = await knex('receipt')
    .where({ ownerId: login.id })
    .orderBy('number')
  return rows.map((row) => [row.net, row.vat, row.creditUsed, row.charged].map(Number))
}

it.each(cases)('agrees to the cent with the sum by hand: $name', async ({ live, end, receipts, ...of }) => {
  const { cash, credit, spend, commission, vat } = end
  // The sums by hand are consistent: money in equals money out plus the rest.
  expect(credit + spend + commission + vat).toBe(of.credit - cash)
  const owner = await createOwner(of)
  await live(owner)
  expect(await bookedFor(owner, of.credit)).toEqual({ end, left: [0, 0, 0] })
  // Two payments due together are charged in either order.
  expect(inAnyOrder(await receiptsOf(owner))).toEqual(inAnyOrder(receipts))
  expect([...(await auditLedger(knex)), ...(await auditOwner(knex, owner.login.id))]).toEqual([])
})

function inAnyOrder(receipts: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return receipts.toSorted((one, other) => String(one).localeCompare(String(other)))
}
