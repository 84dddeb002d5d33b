import type { Db } from '../../src/db/db.ts'
import { balancesOf } from '../../src/ledger/ledger.repo.ts'

interface Payment {
  readonly id: string
  readonly purpose: string
  readonly subject: string
  readonly status: string
  readonly amount: number
  readonly creditUsed: string
}

/** Every problem with receipt numbers: none may be missing in any year. */
async function auditReceiptNumbers(db: Db): Promise<string[]> {
  const numbers: string[] = await db('receipt').orderBy('number').pluck('number')
  const counted = new Map<string, number>()
  return numbers.flatMap((number) => {
    const [year = ''] = number.split('-')
    const place = (counted.get(year) ?? 0) + 1
    counted.set(year, place)
    return number === `${year}-${String(place).padStart(6, '0')}` ? [] : [`${number} is in place ${place}`]
  })
}

/** Charges of an owner without a receipt, or whose receipt has other amounts than their posting. */
async function auditReceipts(db: Db, ownerId: string): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { reference: string; booked: string; receipted: string | null }[] }>(
    `select posting.reference,
        concat_ws(' ', -coalesce(sum(amount) filter (where account = 'cash'), 0),
          case when posting.kind = 'ad-paid' then -coalesce(sum(amount) filter (where account = 'credit'), 0) else 0 end,
          coalesce(sum(amount) filter (where account = 'vat'), 0)) as booked,
        (select concat_ws(' ', charged, credit_used, vat) from receipt
          where receipt.reference = posting.reference and receipt.owner_id = :ownerId) as receipted
      from ledger_posting posting join ledger_entry entry on entry.posting_id = posting.id
      where posting.kind in ('ad-paid', 'plan-paid', 'kept-as-credit')
        and posting.id in (select posting_id from ledger_entry where owner_id = :ownerId)
      group by posting.id`,
    { ownerId },
  )
  const mails: { payload: { receiptId: string } }[] = await db('mail')
    .whereRaw(`payload ->> 'userId' = ?`, [ownerId])
    .whereIn('name', ['adReceipt', 'planReceipt', 'creditReceipt'])
    .select('payload')
  const mailed = mails.map(({ payload }) => payload.receiptId)
  const ids: string[] = await db('receipt').where({ ownerId }).pluck('id')
  return [
    ...rows
      .filter(({ booked, receipted }) => booked !== receipted)
      .map(
        ({ reference, booked, receipted }) =>
          `${reference} is booked as ${booked}, its receipt has ${receipted}`,
      ),
    ...(ids.length === rows.length ? [] : [`${ids.length} receipts for ${rows.length} charges`]),
    ...(mailed.toSorted().join() === ids.toSorted().join() ? [] : ['not each receipt was mailed once']),
  ]
}

/** Every inconsistency of the whole ledger. */
export async function auditLedger(db: Db): Promise<string[]> {
  const units: { unit: string; total: number }[] = await db('ledger_entry')
    .groupBy('unit')
    .select('unit')
    .sum({ total: 'amount' })
  const postings: { postingId: string }[] = await db('ledger_entry')
    .groupBy('postingId', 'unit')
    .havingRaw('sum(amount) <> 0')
    .select('postingId')
  return [
    ...units.filter(({ total }) => total !== 0).map(({ unit, total }) => `${unit} sums to ${total}`),
    ...postings.map(({ postingId: id }) => `posting ${id} does not balance`),
    ...(await auditReceiptNumbers(db)),
  ]
}

/** Every inconsistency in the money of one account while no work is in progress. */
export async function auditOwner(db: Db, ownerId: string): Promise<string[]> {
  const faults: string[] = []
  const demand = (isFine: boolean, fault: string) =>
    void (isFine || faults.push(`owner ${ownerId}: ${fault}`))
  const balances = await balancesOf(db, ownerId)
  const sum = async (query: ReturnType<Db>) => Number((await query.first())?.total ?? 0)

  demand((balances.credit ?? 0) >= 0, `credit ${balances.credit}`)
  demand((balances.refund ?? 0) === 0, `refund ${balances.refund} is on its way`)
  const open = await sum(
    db('ad_run').where({ ownerId, settledDate: null }).whereNotNull('submittedDate').sum({ total: 'budget' }),
  )
  demand((balances['ad:budget'] ?? 0) === open, `budgets ${balances['ad:budget']}, open launches ${open}`)

  const payments: Payment[] = await db('payment').where({ ownerId }).select()
  const taken: { key: string; amount: number }[] = await db('embedded_payment')
    .where({ customer: ownerId, kind: 'payment', status: 'paid' })
    .select('key', 'amount')
  for (const payment of payments) {
    const { id, purpose, status } = payment
    const references = [`ad-paid:${id}`, `kept-as-credit:${id}`, `plan-paid:${id}`]
    const booked = await db('ledger_posting').whereIn('reference', references).pluck('kind')
    const most = status === 'paid' && purpose !== 'card' ? 1 : 0
    demand(
      booked.length === most,
      `payment ${id} for ${purpose} is ${status} and booked as ${booked.join(', ')}`,
    )
    if (status === 'open') {
      const due = await db('due_work').where({ kind: 'settle-payment', subject: id }).first('id')
      demand(due !== undefined, `nobody will look after payment ${id}`)
    }
  }
  // A launch from credit uses what an open payment of the same ad had reserved.
  const released: string[] = await db('ledger_posting').where({ kind: 'credit-released' }).pluck('subject')
  const reserved = payments.reduce(
    (all, { id, status, creditUsed: credit }) =>
      status === 'open' && !released.includes(`payment:${id}`) ? all + Number(credit) : all,
    0,
  )
  demand(
    (balances['credit:reserved'] ?? 0) === reserved,
    `reserved ${balances['credit:reserved']}, open payments use ${reserved}`,
  )
  const paidPlans = payments.flatMap((one) =>
    one.purpose === 'plan' && one.status === 'paid' ? one.subject : [],
  )
  demand(new Set(paidPlans).size === paidPlans.length, `a period was paid twice: ${paidPlans.join(', ')}`)

  // The provider's charges equal the bookings: no payment is lost.
  for (const { key } of taken) {
    const status = payments.find(({ id }) => id === key)?.status
    demand(status === 'paid', `payment ${key} was taken by its provider and is ${status} here`)
  }
  const total = taken.reduce((all, { amount }) => all + amount, 0)
  const given = await sum(
    db('ledger_entry')
      .join('ledger_posting', 'ledger_posting.id', 'postingId')
      .where({ ownerId, account: 'cash', kind: 'test' })
      .sum({ total: 'amount' }),
  )
  demand((balances.cash ?? 0) === given - total, `cash ${balances.cash}, given ${given}, taken ${total}`)

  for (const fault of await auditReceipts(db, ownerId)) demand(false, fault)

  const subscription = await db('subscription').where({ userId: ownerId }).first()
  if (subscription?.status === 'trial' || subscription?.status === 'active') {
    const due = await db('due_work').where({ kind: 'renew-subscription', subject: ownerId }).first('id')
    demand(due !== undefined, 'nobody will renew the plan')
  }
  return faults
}

/** Number of provider events that are not recorded; each of the others is recorded once. */
export async function countUnheard(db: Db): Promise<number> {
  const unheard = db('embedded_payment_event').whereNotExists(
    db('payment_event').whereRaw('payment_event.event_id = embedded_payment_event.id'),
  )
  return Number((await unheard.count({ count: '*' }).first())?.['count'])
}
