import { spendCapOf } from '@aloft/domain/ads/ad-money.rules'
import { valuesOfVariant } from '@aloft/domain/ads/ab-test.rules'
import { publishedUrlOf } from '@aloft/domain/balloons/publish.rules'
import type { AdOrder, AdPictures } from '../../../gateways/ad-platform/ad-platform.port.ts'
import { targetedAdOf } from '../../ads/targeted-ad.ts'
import { variantOf } from '../core/ab-test.wire.ts'
import type { Launch } from '../core/launch.repo.ts'

/** Most that a platform may spend on a launch. */
export function spendCapOfLaunch({
  budget,
  commissionPercent,
}: Pick<Launch, 'budget' | 'commissionPercent'>): number {
  return spendCapOf(budget, commissionPercent)
}

/** The values of a tested launch with those of its second version; null without a test. */
export function variantValuesOf(
  launch: Pick<Launch, 'snapshot' | 'componentId' | 'platform' | 'variantTexts' | 'variantCreativeId'>,
): Launch['snapshot'] | null {
  const variant = variantOf(launch)
  return variant && valuesOfVariant({ ...launch, values: launch.snapshot }, variant)
}

/**
 * The order for a launch's platform, built from the snapshot, so it is the same each time it is sent. `pictures` are the
 * public addresses of its creative, and of that of its second version.
 */
export function platformOrderOf(
  launch: Launch,
  pictures: { readonly own: AdPictures; readonly variant: AdPictures },
): AdOrder {
  const { snapshot, componentId, durationDays: days, currency } = launch
  const ad = targetedAdOf(snapshot, componentId)
  const variantValues = variantValuesOf(launch)
  const tested = variantValues && targetedAdOf(variantValues, componentId)
  if (!ad || !launch.approvedDate) throw new Error(`launch ${launch.id} is no approved ad`)
  return {
    ...ad,
    currency,
    spendCap: spendCapOfLaunch(launch),
    days,
    maxCpc: launch.targetCpc ?? ad.maxCpc,
    url: publishedUrlOf(snapshot) ?? '',
    pictures: pictures.own,
    variant: tested && {
      texts: tested.texts,
      pictures: launch.variantCreativeId === null ? pictures.own : pictures.variant,
    },
    submittedDate: launch.approvedDate,
  }
}
