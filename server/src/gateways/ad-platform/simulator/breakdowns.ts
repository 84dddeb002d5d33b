import { ageGroups, apportion, type Breakdown, devices } from '@aloft/domain/ads/breakdowns.rules'
import type { ReportedHour, ReportedPart } from '../ad-platform.port.ts'
import { drawFor } from './draw.ts'
import type { LaunchRecord } from './launch-record.ts'

/** A share of who sees an ad, and how readily they click. */
interface Segment {
  readonly key: string
  readonly share: number
  readonly appeal: number
}

// About the shares that the platforms publish for small businesses.
const deviceShares = { phone: 0.72, computer: 0.22, tablet: 0.06 } as const
/** Searches that a keyword matches, after the keyword itself. */
const searchForms = ['{}', '{} near me', 'best {}', '{} price'] as const
const formShares = [0.52, 0.24, 0.14, 0.1] as const
const openAge = 65

function ageKeysOf(ages: LaunchRecord['ages']): readonly string[] {
  if (!ages) return []
  return ageGroups.filter((group) => {
    const [first = 0, last = 120] = group.split(/[-+]/).filter(Boolean).map(Number)
    return last >= ages.from && (first <= ages.until || ages.until >= openAge)
  })
}

function baseShares({ places, searches, ages }: LaunchRecord, by: Breakdown): readonly [string, number][] {
  switch (by) {
    case 'device':
      return devices.map((device) => [device, deviceShares[device]])
    case 'place':
      return places.map((place) => [place, 1])
    case 'age':
      return ageKeysOf(ages).map((group) => [group, 1])
    case 'searchTerm':
      return searches.flatMap((search) =>
        searchForms.map((form, place): [string, number] => [
          form.replace('{}', search),
          formShares[place] ?? 0,
        ]),
      )
    case 'day':
    case 'hour':
      return []
  }
}

/** The segments of a launch; their shares and appeal stay the same for its whole life. */
function segmentsOf(record: LaunchRecord, by: Breakdown): readonly Segment[] {
  const draw = drawFor(record.key, `breakdown by ${by}`)
  // Two keywords may lead to the same search.
  const shares = new Map<string, number>()
  for (const [key, share] of baseShares(record, by)) shares.set(key, (shares.get(key) ?? 0) + share)
  return [...shares].map(([key, share]) => ({
    key,
    share: share * Math.exp(0.4 * draw.normal()),
    appeal: Math.exp(0.25 * draw.normal()),
  }))
}

/** The breakdowns that the simulated platform knows for a launch. */
export function breakdownsOf({ places, searches, ages }: LaunchRecord): readonly Breakdown[] {
  return [
    'day',
    'hour',
    ...(places.length > 0 ? (['place'] as const) : []),
    'device',
    ...(ages ? (['age'] as const) : []),
    ...(searches.length > 0 ? (['searchTerm'] as const) : []),
  ]
}

/** Splits reported hours; the parts of each day add up to its figures, and the same question has the same answer. */
export function splitHours(
  record: LaunchRecord,
  by: Breakdown,
  hours: readonly ReportedHour[],
): readonly ReportedPart[] {
  if (!breakdownsOf(record).includes(by)) throw new Error(`the simulated platform can't split by ${by}`)
  if (by === 'day') return groupBy(hours, dayOfHour)
  if (by === 'hour') return groupBy(hours, ({ date }) => String(date.getUTCHours()))
  const segments = segmentsOf(record, by)
  const days = groupBy(hours, dayOfHour)
  return addUp(days.flatMap((day) => splitDay(day, segments)))
}

const dayOfHour = ({ date }: ReportedHour) => date.toISOString().slice(0, 10)

function groupBy(hours: readonly ReportedHour[], keyOf: (hour: ReportedHour) => string): ReportedPart[] {
  return addUp(hours.map((hour) => ({ ...hour, key: keyOf(hour) })))
}

function addUp(parts: readonly ReportedPart[]): ReportedPart[] {
  return [...Map.groupBy(parts, ({ key }) => key)].map(([key, alike]) => {
    const sum = (name: Exclude<keyof ReportedPart, 'key'>) =>
      alike.reduce((total, part) => total + part[name], 0)
    return {
      key,
      spend: sum('spend'),
      impressions: sum('impressions'),
      clicks: sum('clicks'),
      conversions: sum('conversions'),
    }
  })
}

function splitDay(day: ReportedPart, segments: readonly Segment[]): ReportedPart[] {
  const impressions = apportion(
    day.impressions,
    segments.map(({ share }) => share),
  )
  const appealing = segments.map(({ appeal }, place) => appeal * (impressions[place] ?? 0))
  // Nobody clicks what they weren't shown. A click may come in the hour after its showing, though.
  const clicks = apportion(day.clicks, appealing, day.clicks <= day.impressions ? impressions : undefined)
  const spend = apportion(day.spend, impressions)
  // Conversions follow clicks of earlier days too.
  const conversions = apportion(
    day.conversions,
    segments.map(({ share, appeal }) => share * appeal),
  )
  return segments
    .map(({ key }, place) => ({
      key,
      spend: spend[place] ?? 0,
      impressions: impressions[place] ?? 0,
      clicks: clicks[place] ?? 0,
      conversions: conversions[place] ?? 0,
    }))
    .filter(({ spend, impressions, clicks, conversions }) => spend + impressions + clicks + conversions > 0)
}
