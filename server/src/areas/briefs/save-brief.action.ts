import type { BrandBrief, CampaignBrief, DesignBrief } from '@aloft/domain/briefs/brief.entity'
import { checkBrandBrief, checkCampaignBrief } from '@aloft/domain/briefs/brief.rules'
import { CallError } from '../../action/call-error.ts'
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
      const scan = payload.websiteDataId ? await findOwnScan(db, payload.websiteDataId, account.id) : null
      const logo = logoOf(scan?.result ?? null, payload.logoImageUrl ?? null)
      if (logo && (payload.logoImageUrl || !brand.idea.design.logoImageUrl))
        await setIdeaLogo(db, brand.idea.id, logo)
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

/** A scan of the caller. Any other run is no website: its id is a mistake of the call. */
async function findOwnScan(
  db: BaseContext['db'],
  id: string,
  userId: string,
): Promise<{ id: string; result: ScanResult | null }> {
  const run = await findOwnRun(db, id, userId)
  if (run?.kind !== scanKind) throw new CallError('invalidPayload', { field: 'websiteDataId' })
  return { id: run.id, result: run.result as ScanResult | null }
}

/** Our copy of the logo that was chosen among those of the website, or of the best of them; null where there is none. */
function logoOf(scan: ScanResult | null, chosen: string | null): string | null {
  const logos = scan?.data.logos.flatMap(({ value }) => scan.files[value]?.fileUrl ?? []) ?? []
  if (chosen === null) return logos[0] ?? null
  if (!logos.includes(chosen)) throw new CallError('invalidPayload', { field: 'logoImageUrl' })
  return chosen
}
