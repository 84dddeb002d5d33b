import { maxToldChanges } from '@aloft/contract/briefs/briefs.schemas'
import type { BrandBrief } from '@aloft/domain/briefs/brief.entity'
import { evidenceOfValue } from '@aloft/domain/briefs/brief-evidence.rules'
import { settleWebsiteData } from '@aloft/domain/scans/website-answers.rules'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { changesOf } from './brief-change.repo.ts'
import { valueOf } from './brief-history.ts'
import { briefsOf } from './brief.repo.ts'

/** What a field of a brief said before, who changed it when, and what it began with. */
export const getBriefHistory = defineAction('get-brief-history', {
  policy: onBrand(),
  async handle({ db, brand }, { briefId, field }) {
    const brief = await briefsOf(db, brand.idea.id).findWithWebsite(briefId)
    if (!brief || !(field in brief.data)) return { error: 'briefNotFound' as const }
    const rows = await changesOf(db, briefId).list(field, maxToldChanges)
    const changes = rows.map(({ date, author_name: authorName, before, after }) => ({
      date,
      authorName,
      before,
      after,
    }))
    if (rows.length === maxToldChanges) return { changes, origin: null }
    const value = rows.at(-1)?.before ?? valueOf(brief.data, field)
    const data = brief.website_data && settleWebsiteData(brief.website_data, brief.website_answers)
    const found = data ? evidenceOfValue(data, field as keyof BrandBrief, value as never) : []
    return {
      changes,
      origin: { date: brief.creation_date, value, evidence: found.flatMap(({ evidence }) => evidence) },
    }
  },
})
