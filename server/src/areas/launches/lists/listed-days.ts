import type { ParsedPayloadOf } from '@aloft/contract/schemas'
import type { ListFilter } from '@aloft/domain/ads/list/list-query.rules'

/** A list's filter with its days as the moments at which they begin. */
export function withDates(filters: ParsedPayloadOf<'get-ad-runs'>['filters']): ListFilter {
  return { ...filters, from: startOf(filters.from), until: startOf(filters.until) }
}

const startOf = (day: string | null) => (day === null ? null : new Date(`${day}T00:00:00Z`))
