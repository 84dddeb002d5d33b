import { copiedValues } from '@aloft/domain/balloons/balloon-copy.rules'
import { maxAdsPerCampaign, surplusAdKey } from '@aloft/domain/balloons/edit-checks.rules'
import { canHaveNewVersion } from '@aloft/domain/balloons/new-version.rules'
import { withCreatives } from '@aloft/domain/balloons/named-creatives.rules'
import { canCopyToInstagram, instagramValues } from '@aloft/domain/balloons/platform-copy.rules'
import { v7 as uuidv7 } from 'uuid'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { wireIdea } from '../ideas/idea.wire.ts'
import { findNewAdRefusal } from './ad-limits.service.ts'
import { findBalloon, insertBalloonRow, listBalloons } from './balloon.repo.ts'
import { freeBalloonName } from './balloon.service.ts'
import { copyCreatives, planCreativeCopies } from './creative-copies.service.ts'

/**
 * Copies an ad of any status (EDT-13). The copy is a draft that was never published, with new ids for itself and its
 * components and a history that begins now. The plan of the brand's owner must have room for it. A Facebook ad may be
 * copied as an Instagram ad, because one campaign has one ad. A new version of a live ad names the ad it follows. The
 * copy has creatives of its own, so that editing one ad never changes the other.
 */
export const duplicateBalloon = defineAction('duplicate-balloon', {
  policy: onBrand(),
  async handle({ db, account, brand, enqueue, now }, { ideaId, balloonId, platform, isNewVersion }) {
    const refusal = await findNewAdRefusal(db, ideaId)
    const source = await findBalloon(db, ideaId, balloonId)
    if (!source) return { error: 'balloonNotFound' }
    if (platform && !canCopyToInstagram(source.platform)) return { error: 'platformNotCopied' }
    if (isNewVersion && !canHaveNewVersion(source)) return { error: 'adNotLive', status: source.status }
    if (refusal) return refusal
    const copied = copiedValues(source.data, now, () => uuidv7())
    const entries = platform ? instagramValues(copied) : copied
    const values = Object.fromEntries(Object.entries(entries).map(([key, { value }]) => [key, value]))
    const surplus = surplusAdKey({}, values)
    if (surplus !== null) return { error: 'maxAdsPerCampaign', limit: maxAdsPerCampaign, key: surplus }
    const newBalloonId = uuidv7()
    const creatives = await planCreativeCopies(db, ideaId, values, null)
    const ownValues = withCreatives(values, new Map(creatives.map(({ source, id }) => [source, id])))
    await insertBalloonRow(db, {
      id: newBalloonId,
      ideaId,
      name: await freeBalloonName(db, ideaId, source.name),
      platform: platform ?? source.platform,
      ctaSelectors: source.ctaSelectors,
      entries: Object.fromEntries(
        Object.entries(entries).map(([key, entry]) => [
          key,
          { ...entry, value: ownValues[key] ?? entry.value },
        ]),
      ),
      // Nothing continues generating the copy, even if its source is still being generated.
      progress: 100,
      ...(isNewVersion && { followsId: balloonId }),
      now,
    })
    await copyCreatives({ db, enqueue }, creatives, { balloonId: newBalloonId, authorId: account.id, now })
    const balloons = await listBalloons(db, ideaId)
    const { role, ownerName, isPlanLapsed } = brand
    return { idea: { ...wireIdea(brand.idea), balloons, role, ownerName, isPlanLapsed }, newBalloonId }
  },
})
