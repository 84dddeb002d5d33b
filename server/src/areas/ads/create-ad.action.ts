import type { AdGenFailure } from '@aloft/domain/ads/ad-generation.rules'
import { emptyAdValues } from '@aloft/domain/ads/ad-values.rules'
import { suggestPlatform } from '@aloft/domain/ads/suggest-platform.rules'
import type { AdParams } from '@aloft/domain/ads/ad-generation.entity'
import type { CampaignBrief } from '@aloft/domain/briefs/brief.entity'
import { checkCompetitors } from '@aloft/domain/briefs/brief.rules'
import { type AdPlatform, isAdPlatform } from '@aloft/domain/ideas/platforms.rules'
import { tokenPrices } from '@aloft/domain/plans/tokens.rules'
import { v7 as uuidv7 } from 'uuid'
import { CallError } from '../../action/call-error.ts'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { reserveTokens } from '../../ledger/token-reservation.ts'
import { findNewAdRefusal } from '../balloons/ad-limits.service.ts'
import { freeBalloonName, insertBalloon } from '../balloons/balloon.service.ts'
import { briefsOf } from '../briefs/brief.repo.ts'
import { type BrandFacts, findBrandFacts } from '../briefs/brand-facts.repo.ts'
import { insertRun } from '../../runs/run.repo.ts'
import { adGenKind, adReference, type AdRunInput } from './ad-run.ts'
import { isAdBeingMade } from './ad-run.repo.ts'

/**
 * Starts the making of an ad (GEN-02): in one commit the tokens are set aside and the balloon, the run and the job
 * are written. What stands against it is the reply's `failureStatus` (GEN-08 to GEN-14, BRF-13).
 */
export const createAd = defineAction('create-ad', {
  policy: onBrand(),

  async handle({ db, account, brand, now, jobs }, params) {
    if (params.platform === 'linkedin') return { error: 'generic' }
    if (checkCompetitors(params.competitors)) throw new CallError('invalidPayload', { field: 'competitors' })
    const ideaId = brand.idea.id
    // Holds the brand's owner: of two calls at once, the second sees what the first has begun.
    const refusal = await findNewAdRefusal(db, ideaId)
    if (await isAdBeingMade(db, ideaId)) return failed('ALREADY_RUNNING')

    const brief = params.briefId ? await briefsOf(db, ideaId).findCampaign(params.briefId) : undefined
    if (params.briefId && !brief) throw new CallError('invalidPayload', { field: 'briefId' })
    const facts = await findBrandFacts(db, ideaId)
    if (!facts) return failed('NO_BRAND_BRIEF')
    const platform = platformFor(params, brief, facts)
    if (!platform) return failed('BAD_PLATFORM')

    if (refusal) {
      const { error, ...limit } = refusal
      return { failureStatus: error === 'maxAds' ? 'MAX_ADS' : 'MAX_DRAFTS', ...limit }
    }

    const runId = uuidv7()
    const isPaid = await reserveTokens(db, {
      ownerId: brand.ownerId,
      reference: adReference(runId),
      amount: tokenPrices.ad,
      now,
    })
    if (!isPaid) return failed('INSUFFICIENT_CREDITS')

    const balloonId = uuidv7()
    const components = { campaignId: uuidv7(), pageId: uuidv7() }
    const wish = brief?.name || params.details.offeringName || brand.idea.title
    await insertBalloon(db, {
      id: balloonId,
      ideaId,
      name: await freeBalloonName(db, ideaId, wish),
      platform,
      values: emptyAdValues(components, platform, brief?.url || facts.brief.websiteUrl || brand.idea.url),
      progress: 0,
      now,
    })
    const input: AdRunInput = { params, platform, balloonId, components }
    await insertRun(db, {
      id: runId,
      kind: adGenKind,
      userId: account.id,
      ideaId,
      subject: balloonId,
      input,
      now,
    })
    await jobs.add('generate-ad', { runId })
    return { ideaId, balloonId }
  },
})

function failed<F extends AdGenFailure>(failureStatus: F): { failureStatus: F } {
  return { failureStatus }
}

/** The platform that was chosen, at the end before at the beginning, or the one that the brand speaks for. */
function platformFor(
  { platform, overrides, details }: AdParams,
  brief: CampaignBrief | undefined,
  { brief: brandBrief, website }: BrandFacts,
): AdPlatform | null {
  if (overrides.platform) return overrides.platform
  if (isAdPlatform(platform)) return platform
  return suggestPlatform({
    goal: overrides.purpose ?? details.goal ?? brief?.goal ?? null,
    numPictures: website?.pictures.length ?? 0,
    numOffers: website?.offers.filter(({ value }) => value.price !== null).length ?? 0,
    isDescribed: brandBrief.summary.trim() !== '',
  })
}
