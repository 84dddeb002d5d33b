import type { AdParams } from '@aloft/domain/ads/ad-generation.entity'
import type { AdGenFailure } from '@aloft/domain/ads/ad-generation.rules'
import { emptyAdValues } from '@aloft/domain/ads/ad-values.rules'
import { newAdName } from '@aloft/domain/ads/new-ad-name.rules'
import { suggestPlatform } from '@aloft/domain/ads/suggest-platform.rules'
import type { AdLimit } from '@aloft/domain/balloons/ad-limit.entity'
import type { CampaignBrief } from '@aloft/domain/briefs/brief.entity'
import { type AdPlatform, isAdPlatform } from '@aloft/domain/ideas/platforms.rules'
import { tokenPrices } from '@aloft/domain/plans/tokens.rules'
import { v7 as uuidv7 } from 'uuid'
import { CallError } from '../../action/call-error.ts'
import type { BrandAccess } from '../../action/caller.ts'
import type { Db } from '../../db/db.ts'
import { reserveTokens } from '../../ledger/token-reservation.ts'
import { insertTask } from '../../tasks/task.repo.ts'
import { findNewAdRefusal } from '../balloons/ad-limits.service.ts'
import { freeBalloonName, insertBalloon } from '../balloons/balloon.service.ts'
import { type BrandFacts, findBrandFacts } from '../briefs/brand-facts.repo.ts'
import { briefsOf } from '../briefs/brief.repo.ts'
import { type AdBrand, adGenKind, adReference, type AdTaskInput } from './ad-generation-task.ts'
import { isAdBeingMade } from './ad-generation-task.repo.ts'

// GEN-02, GEN-08 to GEN-14, BRF-13

export function brandOfCall({ idea, ownerId }: BrandAccess): AdBrand {
  return { id: idea.id, title: idea.title, url: idea.url, ownerId }
}

/** Reasons in the contract why no ad was started. */
export type StartFailure =
  | ({ readonly failureStatus: 'MAX_ADS' | 'MAX_DRAFTS' } & AdLimit)
  | { readonly failureStatus: Exclude<AdGenFailure, 'MAX_ADS' | 'MAX_DRAFTS'> }

export interface StartedAd {
  readonly taskId: string
  readonly balloonId: string
}

/**
 * Reserves the tokens of an ad and adds its balloon and task; the caller adds the job `generate-ad` in the same
 * transaction. Locks the brand's owner first. `orderId` is the order of first ads that the ad belongs to, if any.
 */
export async function startAd(
  db: Db,
  ad: {
    readonly brand: AdBrand
    readonly userId: string
    readonly params: AdParams
    readonly orderId?: string
    readonly now: Date
  },
): Promise<StartedAd | StartFailure> {
  const { brand, userId, params, orderId, now } = ad
  // Locks the brand's owner: if two calls run in parallel, the second sees what the first has started.
  const refusal = await findNewAdRefusal(db, brand.id)
  if (await isAdBeingMade(db, brand.id, orderId)) return { failureStatus: 'ALREADY_RUNNING' }

  const brief = params.briefId ? await briefsOf(db, brand.id).findCampaign(params.briefId) : undefined
  if (params.briefId && !brief) throw new CallError('invalidPayload', { field: 'briefId' })
  const facts = await findBrandFacts(db, brand.id)
  if (!facts) return { failureStatus: 'NO_BRAND_BRIEF' }
  const platform = platformFor(params, brief, facts)
  if (!platform) return { failureStatus: 'BAD_PLATFORM' }
  if (refusal) {
    const { error, ...limit } = refusal
    return { failureStatus: error === 'maxAds' ? 'MAX_ADS' : 'MAX_DRAFTS', ...limit }
  }

  const taskId = uuidv7()
  const reference = adReference(taskId)
  const isPaid = await reserveTokens(db, {
    ownerId: brand.ownerId,
    reference,
    amount: tokenPrices.ad,
    now,
  })
  if (!isPaid) return { failureStatus: 'INSUFFICIENT_CREDITS' }

  const balloonId = uuidv7()
  const components = { campaignId: uuidv7(), pageId: uuidv7() }
  const subject = brief?.name || params.details.offeringName || facts.sold || brand.title
  await insertBalloon(db, {
    id: balloonId,
    ideaId: brand.id,
    name: await freeBalloonName(db, brand.id, newAdName(subject, platform)),
    platform,
    values: emptyAdValues(components, platform, brief?.url || facts.brief.websiteUrl || brand.url),
    progress: 0,
    now,
  })
  const input: AdTaskInput = { params, platform, balloonId, components, ...(orderId && { orderId }) }
  const { id: ideaId } = brand
  await insertTask(db, { id: taskId, kind: adGenKind, userId, ideaId, subject: balloonId, input, now })
  return { taskId, balloonId }
}

/** The chosen platform, where a later choice overrides an earlier one, or else the best one for the brand. */
function platformFor(
  { platform, overrides, details }: AdParams,
  brief: CampaignBrief | undefined,
  facts: BrandFacts,
): AdPlatform | null {
  if (overrides.platform) return overrides.platform
  if (isAdPlatform(platform)) return platform
  return platformOfBrand(facts, overrides.purpose ?? details.goal ?? brief?.goal ?? null)
}

/** The best platform for a brand with this goal; null if nothing is known about the brand. */
export function platformOfBrand(
  { brief, website }: BrandFacts,
  goal: CampaignBrief['goal'],
): AdPlatform | null {
  return suggestPlatform({
    goal,
    numPictures: website?.pictures.length ?? 0,
    numOffers: website?.offers.filter(({ value }) => value.price !== null).length ?? 0,
    isDescribed: brief.summary.trim() !== '',
  })
}
