import { lintAd } from '@aloft/domain/ads/ad-judgement.rules'
import type { LintFinding } from '@aloft/domain/ads/lint/lint-copy.rules'
import { latestLaunchDate } from '@aloft/domain/ads/approval.rules'
import { canonicalStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { statusEvents } from '@aloft/domain/balloons/status-changes.rules'
import { fromMinorUnits } from '@aloft/domain/core/money'
import type { AdReview } from '@aloft/domain/ads/ad-review.entity'
import { defineAction } from '../../action/define.ts'
import { adminOnly } from '../../action/policies.ts'
import { variantOf } from '../launches/core/ab-test.wire.ts'
import { type Launch, findLaunches } from '../launches/core/launch.repo.ts'
import { variantValuesOf } from '../launches/platform/platform-order.ts'
import { reasonWords } from '../notifications/notification-words.ts'
import { findReviews, type ReviewRow } from './ad-review.repo.ts'

const mostReviews = 100

/** Submitted ads, each with the linter's findings and its history (ACT-129, ADM-01). */
export const adminGetAdReviews = defineAction('admin-get-ad-reviews', {
  policy: adminOnly,
  async handle({ db, now, account }, { filters }) {
    const rows = await findReviews(db, filters.status, mostReviews)
    const launches = await findLaunches(
      db,
      rows.map(({ id }) => id),
    )
    return {
      reviews: rows.flatMap(
        (row) => reviewOf(row, launches.get(row.id), { now, language: account.language }) ?? [],
      ),
    }
  },
})

function reviewOf(
  row: ReviewRow,
  launch: Launch | undefined,
  { now, language }: { now: Date; language: string },
): AdReview | null {
  if (!launch?.submittedDate) return null
  const { snapshot, componentId, currency } = launch
  const own = lintAd(snapshot, launch, { currency, evidence: null })
  const variantValues = variantValuesOf(launch)
  const others = variantValues ? lintAd(variantValues, launch, { currency, evidence: null }) : []
  const isNew = (finding: LintFinding) =>
    !own.some(({ rule, key }) => rule === finding.rule && key === finding.key)
  const findings = [...own, ...others.filter(isNew)]
  const variant = variantOf(launch)
  return {
    runId: launch.id,
    ideaId: launch.ideaId,
    balloonId: launch.balloonId,
    componentId,
    name: row.name,
    brand: row.brand,
    websiteUrl: row.websiteUrl,
    owner: row.owner,
    status: canonicalStatus(row.status),
    platform: launch.platform,
    submittedDate: launch.submittedDate,
    approvedDate: launch.approvedDate,
    latestLaunchDate: latestLaunchDate(now, row.paidUntil),
    currency,
    budget: fromMinorUnits(launch.budget),
    dailyBudget: fromMinorUnits(launch.dailyBudget),
    durationDays: launch.durationDays,
    conversionObjective: launch.conversionObjective,
    values: snapshot,
    logoUrl: row.logoUrl,
    pictureUrls: row.pictureUrls ?? {},
    variant: variant && {
      ...variant,
      pictureUrls: (variant.creativeId ? row.variantPictureUrls : row.pictureUrls) ?? {},
    },
    findings: findings.map(({ rule, severity, key, details }) => ({ rule, severity, key, details })),
    statusHistory: row.history.flatMap(({ status, event, date, reason }) => {
      const known = statusEvents.find((one) => one === event)
      const words = reason && reasonWords(language, reason)
      return known
        ? { status: canonicalStatus(status), event: known, date: new Date(date), reason: words }
        : []
    }),
  }
}
