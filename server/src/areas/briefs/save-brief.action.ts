import type { BrandBrief, CampaignBrief, DesignBrief } from '@aloft/domain/briefs/brief.entity'
import { checkBrandBrief, checkCampaignBrief } from '@aloft/domain/briefs/brief.rules'
import { mergeBrief } from '@aloft/domain/briefs/brief-merge.rules'
import { soldQuestion, type WebsiteAnswers } from '@aloft/domain/scans/website-answers.rules'
import { v7 as uuidv7 } from 'uuid'
import { CallError } from '../../action/call-error.ts'
import type { BaseContext } from '../../action/define.ts'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { parsePictureName } from '../../gateways/storage/picture-address.ts'
import { findOwnTask } from '../../tasks/task.repo.ts'
import { setIdeaLogo } from '../ideas/idea.repo.ts'
import { scanKind, type ScanResult } from '../scans/scan-task.ts'
import { conflictsIn, keepChanges } from './brief-history.ts'
import { type BriefKind, type BriefWebsite, briefsOf } from './brief.repo.ts'
import { storedBrief } from './brief.wire.ts'

type AnyBrief = BrandBrief | DesignBrief | CampaignBrief

/**
 * Saves a brief of a brand (BRF-02 to BRF-05); a campaign brief without an id is a new one, whose id the caller may choose.
 * An edit that says what it was made from keeps what others changed since, and is refused where both changed the same
 * field.
 */
export const saveBrief = defineAction('save-brief', {
  policy: onBrand(),
  async handle({ db, account, brand, now }, payload) {
    const briefs = briefsOf(db, brand.idea.id)
    const id = payload.briefId ?? null
    const newId = payload.kind === 'campaign' && id === null ? (payload.newBriefId ?? null) : null
    const isUnnamed = payload.kind === 'campaign' && id === null && newId === null
    const saved = isUnnamed ? undefined : await briefs.hold(payload.kind, id ?? newId)
    if (id !== null && !saved) return { error: 'briefNotFound' as const }
    const { brief, conflicts } =
      payload.base && saved
        ? mergeBrief<AnyBrief>(payload.base, payload.brief, saved.data)
        : { brief: payload.brief, conflicts: [] }
    if (saved && conflicts.length > 0)
      return {
        error: 'briefConflict' as const,
        fields: [...conflicts],
        conflicts: await conflictsIn(db, saved, conflicts),
        brief: storedBrief<AnyBrief>(saved),
      }
    const fields = wrongFields(payload.kind, brief)
    if (Object.keys(fields).length > 0) return { error: 'briefInvalid' as const, fields: { ...fields } }

    let website: BriefWebsite | null = null
    if (payload.kind === 'brand') {
      const scan = payload.websiteDataId ? await findOwnScan(db, payload.websiteDataId, account.id) : null
      const logo = logoOf(scan?.result ?? null, payload.logoImageUrl ?? null)
      if (logo && (payload.logoImageUrl || !brand.idea.design.logoImageUrl))
        await setIdeaLogo(db, brand.idea.id, logo)
      if (scan) website = { dataId: scan.id, answers: payload.websiteAnswers ?? {} }
      else if (payload.websiteAnswers) website = { dataId: null, answers: soldAnswer(payload.websiteAnswers) }
    }
    if (payload.kind === 'design') {
      const before = saved
        ? (saved.data as DesignBrief).logoImageUrl
        : (brand.idea.design.logoImageUrl ?? null)
      const { logoImageUrl: logo } = brief as DesignBrief
      if (logo !== before) {
        if (logo !== null && !isOwnPicture(logo))
          throw new CallError('invalidPayload', { field: 'logoImageUrl' })
        // It is the brand's logo everywhere, not in its ads alone.
        await setIdeaLogo(db, brand.idea.id, logo)
      }
    }
    if (saved) await keepChanges(db, saved, brief, { authorId: account.id, now })
    const row =
      payload.kind !== 'campaign'
        ? await briefs.saveOnly(payload.kind, brief, website, now)
        : saved
          ? await briefs.updateCampaign(saved.id, brief as CampaignBrief, now)
          : await briefs.insertCampaignAs(newId ?? uuidv7(), brief as CampaignBrief, now)
    if (!row) return { error: 'briefNotFound' as const }
    return { brief: storedBrief<AnyBrief>(row) }
  },
})

/** Titles of brands are kept unique where a brand is made; here only the brief's own rules are asked. */
function wrongFields(kind: BriefKind, brief: AnyBrief): Readonly<Record<string, string>> {
  if (kind === 'brand') return checkBrandBrief(brief as BrandBrief, [])
  return kind === 'campaign' ? checkCampaignBrief(brief as CampaignBrief) : {}
}

// Contradictions are settled with the scan that has them; what is sold may be said at any time.
function soldAnswer({ [soldQuestion]: sold }: WebsiteAnswers): WebsiteAnswers {
  return sold === undefined ? {} : { [soldQuestion]: sold }
}

/** A scan of the caller. Any other task is no website: its id is a mistake of the call. */
async function findOwnScan(
  db: BaseContext['db'],
  id: string,
  userId: string,
): Promise<{ id: string; result: ScanResult | null }> {
  const scan = await findOwnTask(db, id, userId)
  if (scan?.kind !== scanKind) throw new CallError('invalidPayload', { field: 'websiteDataId' })
  return { id: scan.id, result: scan.result as ScanResult | null }
}

/** Whether an address is one of ours, so that no picture from elsewhere is shown to a team. */
function isOwnPicture(url: string): boolean {
  const name = url.startsWith('/files/') ? parsePictureName(url.slice('/files/'.length)) : undefined
  return name?.contentType.startsWith('image/') ?? false
}

/** Our copy of the logo that was chosen among those of the website, or of the best of them; null if there is none. */
function logoOf(scan: ScanResult | null, chosen: string | null): string | null {
  const logos = scan?.data.logos.flatMap(({ value }) => scan.files[value]?.fileUrl ?? []) ?? []
  if (chosen === null) return logos[0] ?? null
  if (!logos.includes(chosen)) throw new CallError('invalidPayload', { field: 'logoImageUrl' })
  return chosen
}
