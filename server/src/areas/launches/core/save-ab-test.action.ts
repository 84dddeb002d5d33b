import { type AdVariant, changedTexts, maxTestVariants } from '@aloft/domain/ads/ab-test.rules'
import { adOrderOf } from '@aloft/domain/ads/ad-order.rules'
import { readValues } from '@aloft/domain/balloons/balloon-history.rules'
import { isUnderWay } from '@aloft/domain/balloons/balloon-status.rules'
import { defineAction } from '../../../action/define.ts'
import { onBrand } from '../../../action/policies.ts'
import { findBalloonForUpdate } from '../../balloons/balloon.repo.ts'
import { lockNewestVersion } from '../../creatives/creative-version.repo.ts'
import { storeAdTest } from './ab-test.repo.ts'
import { wireAdTest } from './ab-test.wire.ts'

/** Sets the versions that the next launch of an ad compares (ACT-086, AUT-06). */
export const saveAbTest = defineAction('save-ab-test', {
  policy: onBrand(),
  async handle({ db, brand }, { ideaId, balloonId, componentId, variants }) {
    if (brand.isPlanLapsed) return { error: 'planLapsed' }
    const ad = await findBalloonForUpdate(db, ideaId, balloonId)
    const values = ad && readValues(ad.data)
    const order = values && adOrderOf(values, componentId)
    if (!order) return { error: 'balloonNotFound' }
    if (variants.length > maxTestVariants) return { error: 'maxVariants' }
    if (isUnderWay(ad.status) || ad.archiveDate) return { error: 'adNotEditable', status: ad.status }
    const [, sent] = variants
    const creativeId = order.platform === 'google' ? null : (sent?.creativeId ?? null)
    if (creativeId !== null && !(await lockNewestVersion(db, ideaId, creativeId)).creativeId)
      return { error: 'creativeNotFound' }
    const texts = sent && changedTexts({ values, componentId, platform: order.platform }, sent)
    const variant: AdVariant | null = texts ? { texts, creativeId } : null
    await storeAdTest(db, { balloonId, componentId }, variant)
    return { abTest: wireAdTest(variant) }
  },
})
