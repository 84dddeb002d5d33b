import { type Currency, currencies } from '../../core/money.ts'
import { type DateFigure, figuresIn } from './figures-in-text.rules.ts'

/** A number that was read. Without a unit it may be anything but an amount of money or a share. */
export interface KnownNumber {
  readonly value: number
  readonly unit: 'money' | 'percent' | null
  /** Null for an amount in any currency. */
  readonly currency: Currency | null
  /** A limit of the product, which never proves a count of what happened. */
  readonly isLimit?: true
}

/** The figures that somebody or something has said. */
export interface KnownFigures {
  readonly numbers: readonly KnownNumber[]
  readonly dates: readonly DateFigure[]
  /** Moments, whose dates and times depend on where one is. */
  readonly moments: readonly Date[]
  readonly times: readonly { readonly hour: number; readonly minute: number }[]
}

type Written = { -readonly [K in keyof KnownFigures]: KnownFigures[K][number][] }

/** The figures of a text. */
export function knownInText(text: string): KnownFigures {
  const known = nothing()
  addText(known, text, null)
  return known
}

/** The figures of what a tool has answered, with the rates, costs and totals that follow from them. */
export function knownInOutput(output: unknown): KnownFigures {
  const known = nothing()
  walk(known, output, { key: '', currency: null })
  return known
}

const nothing = (): Written => ({ numbers: [], dates: [], moments: [], times: [] })

interface Where {
  readonly key: string
  readonly currency: Currency | null
}

const moneyKey = /cost|budget|revenue|price|amount/i
/** Ids and addresses hold digits that say nothing. */
const silentKey = /^(?:id|key|url|.*Id|.*Url|requestId)$/
const momentText = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

function walk(known: Written, value: unknown, where: Where): void {
  if (typeof value === 'number') return addNumber(known, value, where)
  if (typeof value === 'string') {
    if (!silentKey.test(where.key)) addText(known, value, where.currency)
    return
  }
  if (Array.isArray(value)) return addList(known, value, where)
  if (typeof value !== 'object' || value === null) return
  const fields = value as Readonly<Record<string, unknown>>
  const currency = currencies.find((one) => one === fields['currency']) ?? where.currency
  for (const [key, field] of Object.entries(fields)) {
    // The ends of an amount's range are amounts.
    const isAmount = moneyKey.test(where.key) && typeof field === 'number'
    walk(known, field, { key: isAmount ? where.key : key, currency })
  }
  addRates(known, fields, currency)
}

function addNumber(known: Written, value: number, { key, currency }: Where): void {
  const unit = moneyKey.test(key) ? 'money' : null
  known.numbers.push({ value, unit, currency: unit && currency })
}

function addText(known: Written, text: string, currency: Currency | null): void {
  if (momentText.test(text)) {
    known.moments.push(new Date(text))
    return
  }
  for (const figure of figuresIn(text, { all: true })) {
    if (figure.kind === 'date') known.dates.push(figure)
    else if (figure.kind === 'time') known.times.push(figure)
    else {
      const { unit } = figure
      for (const { value } of figure.numbers)
        known.numbers.push({ value, unit, currency: figure.currency ?? currency })
    }
  }
}

/** The length of a list, how many of its entries say the same, and the totals of its figures. */
function addList(known: Written, list: readonly unknown[], where: Where): void {
  for (const entry of list) walk(known, entry, where)
  const count = (value: number) => known.numbers.push({ value, unit: null, currency: null })
  count(list.length)
  const objects = list.filter((entry): entry is Readonly<Record<string, unknown>> => {
    return typeof entry === 'object' && entry !== null
  })
  for (const key of ['status', 'severity', 'platform']) {
    const groups = Map.groupBy(objects, (entry) => entry[key])
    for (const [value, group] of groups) if (value !== undefined) count(group.length)
  }
  const rows = objects.flatMap(({ figures }) =>
    typeof figures === 'object' && figures !== null ? [figures as Readonly<Record<string, unknown>>] : [],
  )
  if (rows.length < 2) return
  count(rows.length)
  const totals: Record<string, number> = {}
  for (const row of rows)
    for (const [key, value] of Object.entries(row))
      if (typeof value === 'number') totals[key] = (totals[key] ?? 0) + value
  walk(known, totals, { key: 'figures', currency: where.currency })
}

/** Rates that everybody would work out from a row of figures. */
function addRates(
  known: Written,
  fields: Readonly<Record<string, unknown>>,
  currency: Currency | null,
): void {
  const value = (key: string) => {
    const field = fields[key]
    return typeof field === 'number' ? field : 0
  }
  const add = (unit: 'money' | 'percent', part: number, whole: number) => {
    if (whole > 0 && part > 0)
      known.numbers.push({ value: part / whole, unit, currency: unit === 'money' ? currency : null })
  }
  add('percent', 100 * value('clicks'), value('impressions'))
  add('percent', 100 * value('results'), value('clicks'))
  add('money', value('cost'), value('clicks'))
  add('money', value('cost'), value('results'))
  add('money', 1_000 * value('cost'), value('impressions'))
}
