import type { ParsedPayloadOf } from '@aloft/contract/schemas'
import { type Arrangement, rankArrangements } from '@aloft/creative/scene/rank-arrangements'
import { readValues } from '@aloft/domain/balloons/balloon-history.rules'
import { type AdComponent, isAd, readComponent } from '@aloft/domain/balloons/components.rules'
import type { CampaignBrief } from '@aloft/domain/briefs/brief.entity'
import { campaignBriefOfBrand } from '@aloft/domain/briefs/campaign-brief-of-brand.rules'
import { longestCallMs } from '../../action/timeouts.ts'
import type { Db } from '../../db/db.ts'
import type { Gateways } from '../../gateways/gateways.ts'
import { findBalloon } from '../balloons/balloon.repo.ts'
import { type BrandFacts, findBrandFacts } from '../briefs/brand-facts.repo.ts'
import { briefsOf } from '../briefs/brief.repo.ts'
import { findArrangements } from '../creatives/ad-creative.repo.ts'
import { type BrandStyle, loadBrandStyle, type CreativeOrder } from '../creatives/compose-ad-creative.ts'
import { pictureMaterial, type PictureMaterial } from '../creatives/picture-material.ts'
import { pictureSeed, pictureTexts } from '../creatives/picture-texts.ts'
import { findLogo } from '../ideas/idea.repo.ts'
import { findAdOrigin } from './ad-generation-task.repo.ts'

/** What creatives of a brand, or of one of its ads, are made of. */
export interface BrandMaterial {
  readonly facts: BrandFacts
  readonly brief: CampaignBrief
  readonly style: BrandStyle
  readonly material: PictureMaterial
  /** Null for the whole brand. */
  readonly ad: AdComponent | null
}

/** The ad that a creative is for. */
interface AdSubject {
  readonly balloonId: string
  readonly componentId: string
}

type Desk = { readonly db: Db; readonly gateways: Pick<Gateways, 'storage' | 'raster'> }

/** Loads the material of a brand or an ad; names what's missing if there's no such ad, or no brief. */
export async function loadBrandMaterial(
  { db, gateways }: Desk,
  ideaId: string,
  subject: AdSubject | null,
): Promise<BrandMaterial | 'balloonNotFound' | 'briefNotFound'> {
  const balloon = subject && (await findBalloon(db, ideaId, subject.balloonId))
  const found = subject && readComponent(balloon ? readValues(balloon.data) : {}, subject.componentId)
  const ad = found && isAd(found) ? found : null
  if (subject && !ad) return 'balloonNotFound'
  const facts = await findBrandFacts(db, ideaId)
  if (!facts) return 'briefNotFound'
  const origin = subject && (await findAdOrigin(db, subject.balloonId))
  const ofBrand = campaignBriefOfBrand(facts.brief)
  // The goal may have changed since the brief was written.
  const brief = ad ? { ...(origin?.brief ?? ofBrand), goal: ad.campaignGoal } : ofBrand
  const design = await briefsOf(db, ideaId).findDesign()
  const logoUrl = await findLogo(db, ideaId)
  const signal = AbortSignal.timeout(longestCallMs)
  const style = await loadBrandStyle(gateways, { website: facts.website, design, logoUrl }, signal)
  return { facts, brief, style, material: pictureMaterial(facts, brief), ad }
}

/** Everything for composing the picture of an ad, except the chosen arrangement. */
export interface PictureDesk {
  readonly material: PictureMaterial
  readonly order: Omit<CreativeOrder, 'arrangement'>
  /** All possible arrangements, best first. */
  readonly arrangements: readonly Arrangement[]
}

/** Loads everything for the picture of an ad; null if there is no such ad, or its brand has no brief. */
export async function openPictureDesk(
  desk: Desk,
  { ideaId, balloonId, componentId, ...options }: ParsedPayloadOf<'suggest-pictures'>,
): Promise<PictureDesk | null> {
  const loaded = await loadBrandMaterial(desk, ideaId, { balloonId, componentId })
  if (typeof loaded === 'string') return null
  const { facts, brief, style, material } = loaded
  const texts = pictureTexts({ brief, facts }, material, options)
  const seed = pictureSeed(balloonId)
  const { pictures } = material
  const arrangements = rankArrangements({
    pictures,
    hasPrice: texts.price !== undefined,
    style: null,
    isStyleChosen: false,
    used: await findArrangements(desk.db, ideaId),
    seed,
  })
  return { material, order: { style, texts, pictures, seed }, arrangements }
}
