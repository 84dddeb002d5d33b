import { dayFromWire, performanceFromWire } from '@aloft/domain/ads/performance-amounts.rules'
import { type Performance, totalOf } from '@aloft/domain/ads/performance.rules'
import {
  type DayFigures,
  dayPeriods,
  daysIn,
  inOneCurrency,
  joinDays,
  type ReportPeriod,
} from '@aloft/domain/ads/report-days.rules'
import { readOwnDays, readReportPeriod } from '@aloft/domain/ads/own-days.rules'
import { isQuiet } from '@aloft/domain/ads/report-figures.rules'
import { daysOfPeriod, shownPeriod } from '@aloft/domain/ads/report-period.rules'
import type { Currency } from '@aloft/domain/core/money'
import type { SharedFigures, SharedReport } from '@aloft/served-pages/shared-report'
import type { Db } from '../../db/db.ts'
import { briefsOf } from '../briefs/brief.repo.ts'
import { readAdPerformance } from './ad-performance.service.ts'
import { readBrandPerformance } from './brand-performance.service.ts'
import { findReportLink } from '../ads/shared-link.repo.ts'

/** Where the server shows reports by link, outside of the app. */
export const sharedReportPath = '/shared-report'

/** The report that a token shows; undefined if its link has ended or never existed. `realNow` is the end's clock. */
export async function readSharedReport(
  db: Db,
  token: string,
  { realNow, now }: { readonly realNow: Date; readonly now: Date },
): Promise<SharedReport | undefined> {
  const link = await findReportLink(db, token, realNow)
  if (!link) return undefined
  const { ideaId, balloonId, brandName, adName, expiryDate } = link
  const period = readReportPeriod(link.period) ?? 'all'
  const figures = balloonId
    ? await figuresOfAd(db, { ideaId, balloonId }, { period, now })
    : await figuresOfBrand(db, ideaId, { period, now })
  return { brandName, adName, color: await findColor(db, ideaId), expiryDate, figures }
}

async function findColor(db: Db, ideaId: string): Promise<string | null> {
  const color = (await briefsOf(db, ideaId).findDesign())?.layoutColor ?? null
  return color && /^#[\da-f]{6}$/i.test(color) ? color : null
}

interface Asked {
  readonly period: ReportPeriod
  readonly now: Date
}

async function figuresOfAd(
  db: Db,
  subject: { readonly ideaId: string; readonly balloonId: string },
  { period, now }: Asked,
): Promise<SharedFigures | null> {
  const report = await readAdPerformance(db, subject, now)
  if (!report || report === 'not_launched') return null
  const { sameCurrency } = inOneCurrency(report.runs)
  const launches = sameCurrency.map((launch) => ({ ...launch, days: launch.days.map(dayFromWire) }))
  // The newest launch alone, whatever else has figures on its days.
  const shown = period === 'launch' ? launches.slice(-1) : launches
  const performanceIn = (days: readonly DayFigures[], all: Performance) => {
    const span = daysOfPeriod(period, days, now)
    return period === 'all' || period === 'launch' || !span ? all : totalOf(daysIn(days, span))
  }
  const rows = shown.map((launch) => ({
    name: launch.number,
    performance: performanceIn(launch.days, performanceFromWire(launch)),
  }))
  return sharedFigures(joinDays(shown.map(({ days }) => days)), rows, sameCurrency, { period, now })
}

async function figuresOfBrand(db: Db, ideaId: string, { period, now }: Asked): Promise<SharedFigures | null> {
  const report = await readBrandPerformance(db, ideaId, now, readOwnDays(period))
  const named = dayPeriods.find((one) => one === period)
  if (report === 'not_launched') return null
  const { sameCurrency } = inOneCurrency(report.ads)
  const rows = sameCurrency.map((ad) => ({
    name: ad.name,
    performance: performanceFromWire(ad.chosen ?? (named ? ad.periods[named] : ad)),
  }))
  return sharedFigures(report.days.map(dayFromWire), rows, sameCurrency, { period, now })
}

function sharedFigures(
  days: readonly DayFigures[],
  rows: SharedFigures['rows'],
  counted: readonly { readonly currency: Currency; readonly isSimulated: boolean }[],
  { period, now }: Asked,
): SharedFigures {
  return {
    shown: shownPeriod(days, period, now),
    currency: counted[0]?.currency ?? 'EUR',
    isSimulated: counted.some(({ isSimulated }) => isSimulated),
    rows: rows.filter(({ performance }) => !isQuiet(performance)).toReversed(),
  }
}
