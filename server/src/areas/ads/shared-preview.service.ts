import type { SharedPreview } from '@aloft/domain/ads/shared-preview.entity'
import { adTextsOf } from '@aloft/domain/balloons/ad-texts.rules'
import { readValues } from '@aloft/domain/balloons/balloon-history.rules'
import { isComponentOrder } from '@aloft/domain/balloons/component-order.rules'
import { platformOf, readAd } from '@aloft/domain/balloons/components.rules'
import { isUuid } from '@aloft/domain/core/ids'
import { themeNamed } from '@aloft/domain/creatives/theme.rules'
import type { Db } from '../../db/db.ts'
import { findListedBalloon } from '../balloons/balloon.repo.ts'
import { findAdCreative } from '../creatives/ad-creative.repo.ts'
import { wireRenderData } from '../creatives/ad-creative.wire.ts'
import { findIdea } from '../ideas/idea.repo.ts'
import { findPreviewLink } from './shared-link.repo.ts'
import { listComments } from './preview-comment.repo.ts'

/** The page of the app that shows a preview by link (RTE-18, RND-05). */
export const sharedPreviewPath = '/0/render-ad-preview'

/** The preview that a key shows: the ad as it's saved now. Undefined if its link has ended or never existed. */
export async function readSharedPreview(
  db: Db,
  key: string,
  realNow: Date,
): Promise<SharedPreview | undefined> {
  const link = await findPreviewLink(db, key, realNow)
  if (!link) return undefined
  const balloon = await findListedBalloon(db, link.ideaId, link.balloonId, [])
  const idea = await findIdea(db, link.ideaId)
  if (!idea || !balloon?.platform || balloon.archiveDate) return undefined
  const values = readValues(balloon.data)
  const order = values['componentOrder']
  const campaignId = isComponentOrder(order) ? order[0]?.[0] : undefined
  if (campaignId === undefined) return undefined
  const ad = readAd(values, campaignId, balloon.platform)
  const { title, url, design } = idea
  return {
    adName: balloon.name,
    platform: platformOf(ad),
    texts: adTextsOf(ad),
    button: ('meta' in ad && ad.meta.fbButtonLabel) || '',
    punchline: ad.punchline,
    theme: themeNamed(values['theme'], 'facebook'),
    brand: { title, url, logoImageUrl: design.logoImageUrl ?? null },
    renderData: await findRenderData(db, link.ideaId, 'meta' in ad ? ad.meta.adCreativeId : null),
    expiryDate: link.expiryDate,
    comments: await listComments(db, link.id),
  }
}

/** Progress of the picture that the ad names, if the brand has it. */
async function findRenderData(db: Db, ideaId: string, creativeId: unknown) {
  const creative = isUuid(creativeId) ? await findAdCreative(db, creativeId) : undefined
  return creative?.ideaId === ideaId ? wireRenderData(creative) : null
}
