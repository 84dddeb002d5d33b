import type { AdLimit } from '@aloft/domain/balloons/ad-limit.entity'
import { ask } from './ask.ts'

/** The plan is full, as the server said (GEN-09). `goToAds` leads to where an ad can be put away. */
export async function openMaxAds({ limit, count }: AdLimit, goToAds: () => void): Promise<void> {
  const way = await ask('max-ads-exceeded', { active: count, max: limit, ways: ['archive'] })
  if (way === 'archive') goToAds()
}
