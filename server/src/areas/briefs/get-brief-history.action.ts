import { maxChangesPerPage } from '@aloft/contract/briefs/briefs.schemas'
import type { BrandBrief } from '@aloft/domain/briefs/brief.entity'
import { evidenceOfValue } from '@aloft/domain/briefs/brief-evidence.rules'
import { withFacts } from '@aloft/domain/scans/website-facts.entity'
import { settleWebsiteData } from '@aloft/domain/scans/website-answers.rules'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { changesOf } from './brief-change.repo.ts'
import { valueOf } from './brief-history.ts'
import { briefsOf } from './brief.repo.ts'

/** Earlier values of a brief's field, with authors and dates, and its first value. */
export const getBriefHistory = defineAction('get-brief-history', {
  policy: onBrand(),
  async handle({ db, brand }, { briefId, field, before: olderThan }) {
    const brief = await briefsOf(db, brand.idea.id).findWithWebsite(briefId)
    if (!brief || !(field in brief.data)) return { error: 'briefNotFound' as const }
    const history = changesOf(db, briefId)
    const rows = await history.list(field, maxChangesPerPage + 1, olderThan)
    const changes = rows
      .slice(0, maxChangesPerPage)
      .map(({ seq, date, authorName, proposer, before, after }) => ({
        seq,
        date,
        authorName,
        proposer,
        before,
        after,
      }))
    const hasOlder = rows.length > maxChangesPerPage
    // The first value is in the oldest change; load it separately unless that change is on this page.
    const first = hasOlder || olderThan !== undefined ? await history.first(field) : rows.at(-1)?.before
    const value = first === undefined ? valueOf(brief.data, field) : first
    const data = brief.websiteData && settleWebsiteData(withFacts(brief.websiteData), brief.websiteAnswers)
    const found = data ? evidenceOfValue(data, field as keyof BrandBrief, value as never) : []
    return {
      changes,
      hasOlder,
      origin: { date: brief.creationDate, value, evidence: found.flatMap(({ evidence }) => evidence) },
    }
  },
})
