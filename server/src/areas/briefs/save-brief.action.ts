import type { BrandBrief, CampaignBrief, DesignBrief } from '@aloft/domain/briefs/brief.entity'
import { checkBrandBrief, checkCampaignBrief } from '@aloft/domain/briefs/brief.rules'
import type { BaseContext } from '../../action/define.ts'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { findOwnRun } from '../../runs/run.repo.ts'
import { setIdeaLogo } from '../ideas/idea.repo.ts'
import { scanKind, type ScanResult } from '../scans/scan-run.ts'
import { briefsOf } from './brief.repo.ts'
import { storedBrief } from './brief.wire.ts'

/** Saves a brief of a brand (BRF-02 to BRF-05); a campaign brief without an id is a new one. */
export const saveBrief = defineAction('save-brief', {
  policy: onBrand(),
  async handle({ db, account, brand, now }, payload) {
    const briefs = briefsOf(db, brand.idea.id)
    if (payload.kind === 'brand') {
      // Titles of brands are kept unique where a brand is made; here only the brief's own rules are asked.
      const fields = checkBrandBrief(payload.brief, [])
      if (isAnyWrong(fields)) return { error: 'briefInvalid' as const, fields: { ...fields } }
      const run = payload.websiteDataId && (await findOwnRun(db, payload.websiteDataId, account.id))
      const scan = run && run.kind === scanKind ? run : null
      if (scan && !brand.idea.design.logoImageUrl)
        await takeLogo(db, brand.idea.id, scan.result as ScanResult)
      const website = scan ? { dataId: scan.id, answers: payload.websiteAnswers ?? {} } : null
      const saved = await briefs.saveOnly('brand', payload.brief, website, now)
      return { brief: storedBrief<BrandBrief>(saved) }
    }
    if (payload.kind === 'design') {
      return { brief: storedBrief<DesignBrief>(await briefs.saveOnly('design', payload.brief, null, now)) }
    }
    const fields = checkCampaignBrief(payload.brief)
    if (isAnyWrong(fields)) return { error: 'briefInvalid' as const, fields: { ...fields } }
    const saved = payload.briefId
      ? await briefs.updateCampaign(payload.briefId, payload.brief, now)
      : await briefs.insertCampaign(payload.brief, now)
    return saved ? { brief: storedBrief<CampaignBrief>(saved) } : { error: 'briefNotFound' as const }
  },
})

function isAnyWrong(fields: object): boolean {
  return Object.keys(fields).length > 0
}

/** A brand without a logo takes the best one of its website. */
async function takeLogo(db: BaseContext['db'], ideaId: string, scan: ScanResult | null): Promise<void> {
  const [logo] = scan?.data.logos.flatMap(({ value }) => scan.files[value]?.fileUrl ?? []) ?? []
  if (logo) await setIdeaLogo(db, ideaId, logo)
}
