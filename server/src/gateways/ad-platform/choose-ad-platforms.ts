import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type { Db } from '../../db/db.ts'
import type { Settings } from '../../env.ts'
import { createEmbeddedAdPlatform } from './ad-platform.embedded.ts'
import type { AdPlatformGateway } from './ad-platform.port.ts'
import { sharedMemory } from './simulator/launch-memory.repo.ts'

/**
 * The gateway for each platform. No real platform is connected yet, so it is the simulated one, which production must
 * allow by name, because it takes money for ads that nobody sees.
 */
export function chooseAdPlatforms(
  settings: Settings,
  db: Db,
): Readonly<Record<AdPlatform, AdPlatformGateway>> {
  const simulated = createEmbeddedAdPlatform({
    seed: settings.AD_SIMULATOR_SEED,
    memory: sharedMemory(db),
  })
  return { google: simulated, facebook: simulated, instagram: simulated }
}
