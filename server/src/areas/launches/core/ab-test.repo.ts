import type { AdVariant } from '@aloft/domain/ads/ab-test.rules'
import type { Db } from '../../../db/db.ts'
import type { Launch } from './launch.repo.ts'

type TestedStep = Pick<Launch, 'balloonId' | 'componentId'>

/** The version that the next launch of an ad is tested against, or null. The caller has checked access to the ad. */
export async function findAdTest(db: Db, { balloonId, componentId }: TestedStep): Promise<AdVariant | null> {
  const row: AdVariant | undefined = await db('ad_test')
    .where({ balloonId, componentId })
    .first('texts', 'creativeId')
  return row ?? null
}

/** Sets what the next launch of an ad is tested against; null removes the test. The caller has locked the ad. */
export async function storeAdTest(
  db: Db,
  { balloonId, componentId }: TestedStep,
  variant: AdVariant | null,
): Promise<void> {
  const key = { balloonId, componentId }
  if (!variant) {
    await db('ad_test').where(key).delete()
    return
  }
  const row = { texts: JSON.stringify(variant.texts), creativeId: variant.creativeId }
  await db('ad_test')
    .insert({ ...key, ...row })
    .onConflict(['balloonId', 'componentId'])
    .merge(row)
}
