import { addHours } from '@aloft/domain/core/dates'
import { receiptNumber, receiptYear } from '@aloft/domain/payments/receipt.rules'
import type { Db } from '../../db/db.ts'
import { readRef, refOf } from '../../gateways/ad-platform/simulator/launch-record.ts'
import { utcDate } from '../../mails/utc-date.ts'
import { dateColumns, simulatedLaunches, writtenDates } from './date-places.ts'

const written =
  /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z|\b\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec), \d{4}\b/g

/** More than the distance between any two dates. */
const farDays = 100_000

/** A text with its dates moved by whole days, each in the form it was written. */
export function moveWrittenDates(text: string, days: number): string {
  return text.replaceAll(written, (date) => {
    if (date.endsWith('Z')) return addHours(new Date(date), days * 24).toISOString()
    return utcDate(addHours(new Date(`${date.replace(',', '')} UTC`), days * 24), 'date')
  })
}

/** The reference of a simulated launch, moved by whole days. */
export function moveSimulatedLaunch(ref: string, days: number): string {
  const { submittedDate, changes, ...record } = readRef(ref)
  const moved = (date: Date) => addHours(date, days * 24)
  return refOf({
    ...record,
    submittedDate: moved(submittedDate),
    changes: changes.map((change) => ({ ...change, date: moved(change.date) })),
  })
}

/**
 * Moves every date in a database by whole days, as if everything had happened that much later. Only for a database that
 * nobody has used: it changes what the product never does, such as the ledger.
 */
export async function moveDates(trx: Db, days: number): Promise<void> {
  // The ledger refuses changes, but moving everything together keeps it consistent.
  await trx.raw('set local session_replication_role = replica')
  const types = await findTypes(trx)
  for (const [table, columns] of Object.entries(dateColumns)) {
    const typed = columns.map((column) => ({ column, type: types.get(`${table}.${column}`) ?? '' }))
    // Days may be part of a key, so they are moved far away first, where they meet no others.
    const steps = typed.some(({ type }) => type === 'date') ? [days + farDays, -farDays] : [days]
    for (const step of steps) {
      const moves = typed.map(({ column, type }) => moveOf(column, type))
      await trx.raw(`update ?? set ${moves.join(', ')}`.replaceAll(':days', `(${step})`), [table])
    }
  }
  for (const [table, columns] of Object.entries(writtenDates))
    await rewrite(trx, table, columns, (text) => moveWrittenDates(text, days))
  for (const [table, column] of Object.entries(simulatedLaunches))
    await rewrite(trx, table, [column], (ref) => moveSimulatedLaunch(ref, days))
  await renumberReceipts(trx)
}

async function findTypes(trx: Db): Promise<ReadonlyMap<string, string>> {
  const rows: { tableName: string; columnName: string; udtName: string }[] = await trx(
    'information_schema.columns',
  )
    .where({ tableSchema: 'public' })
    .select('tableName', 'columnName', 'udtName')
  return new Map(rows.map((row) => [`${row.tableName}.${row.columnName}`, row.udtName]))
}

function moveOf(column: string, type: string): string {
  if (type === 'date') return `"${column}" = "${column}" + :days`
  const by = `:days * interval '24 hours'`
  if (type === 'timestamptz') return `"${column}" = "${column}" + ${by}`
  if (type === '_timestamptz')
    return `"${column}" = array(select date + ${by} from unnest("${column}") with ordinality as each (date, place) order by place)`
  throw new Error(`${column} is of type ${type}, which is no date`)
}

/** Changes text and JSON columns, whatever the table's key. */
async function rewrite(
  trx: Db,
  table: string,
  columns: readonly string[],
  change: (text: string) => string,
): Promise<void> {
  const rows: Record<string, string | null>[] = await trx(table).select(
    trx.raw('ctid::text as place'),
    ...columns.map((column) => trx.raw('??::text as ??', [column, column])),
  )
  for (const { place, ...row } of rows) {
    const changed = Object.entries(row).flatMap(([column, text]) => {
      const next = text === null ? null : change(text)
      return next === text ? [] : [[column, next] as const]
    })
    if (changed.length > 0)
      await trx(table)
        .whereRaw('ctid = ?::tid', [place ?? ''])
        .update(Object.fromEntries(changed))
  }
}

/** Receipt numbers contain years, which have changed; mails mention the numbers too. */
async function renumberReceipts(trx: Db): Promise<void> {
  const receipts: { id: string; number: string; date: Date }[] = await trx('receipt').orderBy('number')
  const last = new Map<number, number>()
  const numbers = new Map<string, string>()
  for (const { number, date } of receipts) {
    const year = receiptYear(date)
    last.set(year, (last.get(year) ?? 0) + 1)
    numbers.set(number, receiptNumber(year, last.get(year) ?? 0))
  }
  // Two receipts may swap numbers, which a unique column allows at no moment.
  await trx('receipt').update({ number: trx.raw(`'moved ' || number`) })
  for (const { id, number } of receipts)
    await trx('receipt')
      .where({ id })
      .update({ number: numbers.get(number) })
  await trx('receipt_counter').delete()
  for (const [year, count] of last) await trx('receipt_counter').insert({ year, last: count })
  await rewrite(trx, 'outbox_mail', writtenDates.outbox_mail, (text) =>
    text.replaceAll(/\b\d{4}-\d{6}\b/g, (number) => numbers.get(number) ?? number),
  )
}

/** Changes addresses in mails to the product's current address. */
export async function moveAddress(trx: Db, from: string, to: string): Promise<void> {
  const host = (url: string) => new URL(url).host
  await rewrite(trx, 'outbox_mail', writtenDates.outbox_mail, (text) =>
    text.replaceAll(from, to).replaceAll(host(from), host(to)),
  )
  await rewrite(trx, 'embedded_payment', ['returnUrl'], (url) => url.replaceAll(from, to))
}
