import type { LaunchTest } from '@aloft/domain/ads/ab-test.entity'
import { abTestEndDate, abTestStageOf, type AdVariant } from '@aloft/domain/ads/ab-test.rules'
import type { FiguresByArm } from '@aloft/domain/ads/ab-verdict.rules'
import type { AdCampaign } from '@aloft/domain/ads/ad-campaign.entity'
import { fromMinorUnits } from '@aloft/domain/core/money'
import { type ArmCounters, noArmCounters } from './arm-day.repo.ts'
import type { Launch } from './launch.repo.ts'

/** The test of an ad's next launch as its users see it: the original and the other version. */
export function wireAdTest(variant: AdVariant | null): AdCampaign['abTest'] {
  return variant && { variants: [{ texts: {}, creativeId: null }, { ...variant }] }
}

/** The version that a launch is tested against; null if it isn't. */
export function variantOf({
  variantTexts,
  variantCreativeId,
}: Pick<Launch, 'variantTexts' | 'variantCreativeId'>): AdVariant | null {
  return variantTexts && { texts: variantTexts, creativeId: variantCreativeId }
}

/** The test of a launch as its users see it, with the figures so far or those of its verdict; null without a test. */
export function wireLaunchTest(
  launch: Launch,
  soFar: FiguresByArm<ArmCounters> | undefined,
): LaunchTest | null {
  const variant = variantOf(launch)
  if (!variant) return null
  const { testVerdict, testVerdictDate, startDate, resultKind } = launch
  const arms = testVerdict?.arms ?? soFar
  return {
    stage: abTestStageOf({ ...launch, decidedDate: testVerdictDate }),
    endDate: startDate && abTestEndDate(startDate),
    variant,
    resultKind,
    arms: {
      original: wireFigures(arms?.original ?? noArmCounters),
      variant: wireFigures(arms?.variant ?? noArmCounters),
    },
    winner: testVerdict?.winner ?? null,
    chance: testVerdict?.chance ?? null,
  }
}

function wireFigures({ spend, ...counts }: ArmCounters): LaunchTest['arms']['original'] {
  return { ...counts, cost: fromMinorUnits(spend) }
}
