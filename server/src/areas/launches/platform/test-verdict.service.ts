import { abTestEndDate } from '@aloft/domain/ads/ab-test.rules'
import { decideAbTest } from '@aloft/domain/ads/ab-verdict.rules'
import { storeAdTest } from '../core/ab-test.repo.ts'
import { noArmCounters, sumArmDays } from '../core/arm-day.repo.ts'
import { type Launch, updateLaunch } from '../core/launch.repo.ts'
import type { Transition } from '../core/transition.ts'

/** When the verdict of a launch's test is due; null without a test, and once it has its verdict (AUT-07). */
export function openTestEndDate({
  variantTexts,
  testVerdictDate,
  startDate,
}: Pick<Launch, 'variantTexts' | 'testVerdictDate' | 'startDate'>): Date | null {
  return variantTexts && !testVerdictDate && startDate ? abTestEndDate(startDate) : null
}

/**
 * Ends the test of a launch with its verdict (OPN-80), from figures that are complete until its end. The platform gets
 * the winner afterwards, and the ad's next launch has no test. The caller has locked the launch.
 */
export async function decideTest({ db }: Transition, launch: Launch, testVerdictDate: Date): Promise<void> {
  const arms = (await sumArmDays(db, [launch.id])).get(launch.id) ?? {
    original: noArmCounters,
    variant: noArmCounters,
  }
  const testVerdict = { ...decideAbTest(launch.resultKind, arms), arms }
  await updateLaunch(db, launch.id, { testVerdict, testVerdictDate })
  await storeAdTest(db, launch, null)
}
