import { balloonStatuses } from '../../balloons/balloon-status.rules.ts'
import { adTypes } from '../ad-settings.rules.ts'
import { adPlatforms } from '../../ideas/platforms.rules.ts'
import { type ListQuery, maxSearchLength, wholeList } from './list-query.rules.ts'

/** The address parameters that define what a list shows. */
const names = ['status', 'platform', 'type', 'text', 'from', 'until', 'archived', 'sort'] as const
type Name = (typeof names)[number]

const dayShape = /^\d{4}-\d{2}-\d{2}$/

function chosen<T extends string>(text: string | null, known: readonly T[]): readonly T[] {
  const named = (text ?? '').split(',')
  return known.filter((one) => named.includes(one))
}

function dayOf(text: string | null): Date | null {
  const date = text !== null && dayShape.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return date && !Number.isNaN(date.getTime()) ? date : null
}

/** Reads the query of a list with these columns from an address; invalid values count as missing. */
export function readListQuery<Column extends string>(
  param: (name: Name) => string | null,
  columns: readonly Column[],
): ListQuery<Column | 'startDate'> {
  const [, minus, column] = /^(-?)(\w+)$/.exec(param('sort') ?? '') ?? []
  const by = columns.find((one) => one === column)
  return {
    filter: {
      statuses: chosen(param('status'), balloonStatuses),
      platforms: chosen(param('platform'), adPlatforms),
      types: chosen(param('type'), adTypes),
      text: (param('text') ?? '').slice(0, maxSearchLength),
      from: dayOf(param('from')),
      until: dayOf(param('until')),
      isArchived: param('archived') === 'true',
    },
    sort: by ? { by, isDescending: minus === '-' } : wholeList.sort,
  }
}

/** The parameters that `readListQuery` reads back; null removes one from the address. Days are UTC days. */
export function listQueryParams({ filter, sort }: ListQuery<string>): Readonly<Record<Name, string | null>> {
  const day = (date: Date | null) => date?.toISOString().slice(0, 10) ?? null
  const isUsual = sort.by === wholeList.sort.by && sort.isDescending === wholeList.sort.isDescending
  return {
    status: filter.statuses.join(',') || null,
    platform: filter.platforms.join(',') || null,
    type: filter.types.join(',') || null,
    text: filter.text || null,
    from: day(filter.from),
    until: day(filter.until),
    archived: filter.isArchived ? 'true' : null,
    sort: isUsual ? null : `${sort.isDescending ? '-' : ''}${sort.by}`,
  }
}
