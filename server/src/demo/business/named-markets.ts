import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type { Db } from '../../db/db.ts'
import { createEmbeddedAdPlatform } from '../../gateways/ad-platform/ad-platform.embedded.ts'
import type { AdPlatformGateway } from '../../gateways/ad-platform/ad-platform.port.ts'
import { sharedMemory } from '../../gateways/ad-platform/simulator/launch-memory.repo.ts'
import { type BusinessAd, nightjarAds } from './business-ads.ts'

const markets = new Map(Object.values<BusinessAd>(nightjarAds).map(({ name, market }) => [name, market]))

/**
 * The simulated platform with a separate market for each ad of the demo business, so that its figures are the same each
 * time.
 */
export function nameMarkets(db: Db): Readonly<Record<AdPlatform, AdPlatformGateway>> {
  const memory = sharedMemory(db)
  const named: AdPlatformGateway = {
    ...createEmbeddedAdPlatform({ memory }),
    async create(order, key) {
      const ad: { name: string } | undefined = await db('ad_run')
        .join('balloon', 'balloon.id', 'ad_run.balloonId')
        .where('ad_run.id', key)
        .first('name')
      const seed = ad ? `${ad.name} ${markets.get(ad.name) ?? 1}` : key
      return createEmbeddedAdPlatform({ seed, memory }).create(order, key)
    },
  }
  return { google: named, facebook: named, instagram: named }
}
