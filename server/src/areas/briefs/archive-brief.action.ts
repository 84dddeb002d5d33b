import type { CampaignBrief } from '@aloft/domain/briefs/brief.entity'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { briefsOf } from './brief.repo.ts'
import { storedBrief } from './brief.wire.ts'

/** Archives or restores a campaign brief (BRF-12). */
export const archiveBrief = defineAction('archive-brief', {
  policy: onBrand(),
  async handle({ db, brand, now }, { briefId, isArchived }) {
    const row = await briefsOf(db, brand.idea.id).archiveCampaign(briefId, isArchived ? now : null)
    return row ? { brief: storedBrief<CampaignBrief>(row) } : { error: 'briefNotFound' as const }
  },
})
