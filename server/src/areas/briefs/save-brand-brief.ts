import { checkBrandBrief } from '@aloft/domain/briefs/brief.rules'
import { mediaLimits, mediaNameOf } from '@aloft/domain/ideas/media.rules'
import type { WebsiteData } from '@aloft/domain/scans/website-data.entity'
import { withFacts } from '@aloft/domain/scans/website-facts.entity'
import { soldQuestion, type WebsiteAnswers } from '@aloft/domain/scans/website-answers.rules'
import { CallError } from '../../action/call-error.ts'
import type { ContextOf } from '../../action/define.ts'
import type { Db } from '../../db/db.ts'
import { findOwnTask } from '../../tasks/task.repo.ts'
import { changeIdea, setIdeaLogo } from '../ideas/idea.repo.ts'
import { insertWebsitePictures } from '../ideas/media.repo.ts'
import { scanKind, type ScanResult } from '../scans/scan-task.ts'
import { type BriefEdit, mergeEdit, refuseFields, type SaveFailure } from './brief-edit.ts'
import { keepChanges } from './brief-history.ts'
import { type BriefRow, type BriefWebsite, briefsOf } from './brief.repo.ts'

/** Saves a brand's brief with the scan it was created from. A brand without a logo gets one from the scan. */
export async function saveBrandBrief(
  { db, account, brand, now }: ContextOf<'save-brief'>,
  edit: BriefEdit<'brand'>,
): Promise<BriefRow | SaveFailure> {
  const briefs = briefsOf(db, brand.idea.id)
  const saved = await briefs.hold('brand', null)
  const merged = await mergeEdit(db, edit, saved)
  if (merged.error) return merged
  const { brief } = merged
  // Brand titles are checked to be unique when a brand is created.
  const refusal = refuseFields(checkBrandBrief(brief, []))
  if (refusal) return refusal

  const { websiteDataId, websiteAnswers, logoImageUrl: chosen = null } = edit
  const scan = websiteDataId ? await findOwnScan(db, websiteDataId, account.id) : null
  const logo = logoOf(scan?.result ?? null, chosen)
  if (logo && (chosen || !brand.idea.design.logoImageUrl)) await setIdeaLogo(db, brand.idea.id, logo)
  if (scan?.result) {
    const website: WebsiteData = withFacts(scan.result.data)
    await insertWebsitePictures(db, brand.idea.id, picturesOf(scan.result), now)
    await changeIdea(db, brand.idea.id, { siteBuilder: website.builders[0]?.value ?? null })
  }
  if (saved)
    await keepChanges(db, saved, brief, {
      authorId: account.id,
      proposer: edit.proposer ?? null,
      now,
    })
  return briefs.saveOnly('brand', brief, websiteOf(scan?.id ?? null, websiteAnswers), now)
}

/** Our copies of a website's pictures, with the descriptions that it has for them. */
function picturesOf({ data, files }: ScanResult) {
  const alts = new Map(data.pictures.map(({ value: { url, alt } }) => [url, alt]))
  return Object.entries(files).map(([source, { fileUrl: url, ...picture }]) => ({
    ...picture,
    url,
    name: mediaNameOf(source),
    alt: [...(alts.get(source) ?? '')].slice(0, mediaLimits.alt).join(''),
  }))
}

// Contradictions are settled together with their scan; the answer about what is sold may come at any time.
function websiteOf(scanId: string | null, answers: WebsiteAnswers | undefined): BriefWebsite | null {
  if (scanId !== null) return { dataId: scanId, answers: answers ?? {} }
  if (!answers) return null
  const sold = answers[soldQuestion]
  return { dataId: null, answers: sold === undefined ? {} : { [soldQuestion]: sold } }
}

/** A scan of the caller. The id of any other task is an invalid payload. */
async function findOwnScan(
  db: Db,
  id: string,
  userId: string,
): Promise<{ id: string; result: ScanResult | null }> {
  const scan = await findOwnTask(db, id, userId)
  if (scan?.kind !== scanKind) throw new CallError('invalidPayload', { field: 'websiteDataId' })
  return { id: scan.id, result: scan.result as ScanResult | null }
}

/** Our copy of the chosen website logo, or of the best one; null if there is none. */
function logoOf(scan: ScanResult | null, chosen: string | null): string | null {
  const logos = scan?.data.logos.flatMap(({ value }) => scan.files[value]?.fileUrl ?? []) ?? []
  if (chosen === null) return logos[0] ?? null
  if (!logos.includes(chosen)) throw new CallError('invalidPayload', { field: 'logoImageUrl' })
  return chosen
}
