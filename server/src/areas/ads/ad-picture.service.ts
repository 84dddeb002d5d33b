import type { ParsedPayloadOf } from '@aloft/contract/schemas'
import { type Arrangement, rankArrangements } from '@aloft/creative/scene/rank-arrangements'
import { readValues } from '@aloft/domain/balloons/balloon-history.rules'
import { isAd, readComponent } from '@aloft/domain/balloons/components.rules'
import { campaignBriefOfBrand } from '@aloft/domain/briefs/campaign-brief-of-brand.rules'
import { longestCallMs } from '../../action/timeouts.ts'
import type { Db } from '../../db/db.ts'
import type { Gateways } from '../../gateways/gateways.ts'
import { findBalloon } from '../balloons/balloon.repo.ts'
import { findBrandFacts } from '../briefs/brand-facts.repo.ts'
import { briefsOf } from '../briefs/brief.repo.ts'
import { findArrangements } from '../creatives/ad-creative.repo.ts'
import { loadBrandStyle, type CreativeOrder } from '../creatives/compose-ad-creative.ts'
import { pictureMaterial, type PictureMaterial } from '../creatives/picture-material.ts'
import { pictureSeed, pictureTexts } from '../creatives/picture-texts.ts'
import { findLogo } from '../ideas/idea.repo.ts'
import { findAdOrigin } from './ad-generation-task.repo.ts'

/** Everything for composing the picture of an ad, except the chosen arrangement. */
export interface PictureDesk {
  readonly material: PictureMaterial
  readonly order: Omit<CreativeOrder, 'arrangement'>
  /** All possible arrangements, best first. */
  readonly arrangements: readonly Arrangement[]
}

/** Loads everything for the picture of an ad; null if there is no such ad, or its brand has no brief. */
export async function openPictureDesk(
  { db, gateways }: { readonly db: Db; readonly gateways: Pick<Gateways, 'storage' | 'raster'> },
  { ideaId, balloonId, componentId, ...options }: ParsedPayloadOf<'suggest-pictures'>,
): Promise<PictureDesk | null> {
  const balloon = await findBalloon(db, ideaId, balloonId)
  const values = balloon ? readValues(balloon.data) : {}
  const facts = await findBrandFacts(db, ideaId)
  const ad = readComponent(values, componentId)
  if (!isAd(ad) || !facts) return null
  const origin = await findAdOrigin(db, balloonId)
  // The goal may have changed since the brief was written.
  const brief = { ...(origin?.brief ?? campaignBriefOfBrand(facts.brief)), goal: ad.campaignGoal }
  const design = await briefsOf(db, ideaId).findDesign()
  const logoUrl = await findLogo(db, ideaId)
  const signal = AbortSignal.timeout(longestCallMs)
  const style = await loadBrandStyle(gateways, { website: facts.website, design, logoUrl }, signal)
  const material = pictureMaterial(facts, brief)
  const texts = pictureTexts({ brief, facts }, material, options)
  const seed = pictureSeed(balloonId)
  const { pictures } = material
  const arrangements = rankArrangements({
    pictures,
    hasPrice: texts.price !== undefined,
    style: null,
    isStyleChosen: false,
    used: await findArrangements(db, ideaId),
    seed,
  })
  return { material, order: { style, texts, pictures, seed }, arrangements }
}
