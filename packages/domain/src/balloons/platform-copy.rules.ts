import type { AdPlatform } from '../ideas/platforms.rules.ts'
import type { BalloonValue } from './balloon-history.rules.ts'
import { componentKey, parseComponentKey } from './balloon-keys.rules.ts'
import { hasKey } from './component-values.rules.ts'
import type { ComponentType } from './component-types.rules.ts'

const source: ComponentType = 'facebookAdCampaign'
const target: ComponentType = 'instagramAdCampaign'

type Entries = Readonly<Record<string, BalloonValue>>

/** Whether a platform's ad can also become one for Instagram: both platforms are booked with Meta. */
export function canCopyToInstagram(platform: AdPlatform | null): boolean {
  return platform === 'facebook'
}

/**
 * The values of a Facebook ad for Instagram: its primary text has another key there, and values that an Instagram ad
 * doesn't have, such as the headline, are left out. Other components stay as they are.
 */
export function instagramValues(entries: Entries): Entries {
  const campaigns = new Set(
    Object.entries(entries).flatMap(([key, { value }]) => {
      const parsed = parseComponentKey(key)
      return parsed?.key === 'type' && value === source ? [parsed.componentId] : []
    }),
  )
  return Object.fromEntries(
    Object.entries(entries).flatMap(([key, entry]) => {
      const parsed = parseComponentKey(key)
      if (!parsed || !campaigns.has(parsed.componentId)) return [[key, entry] as const]
      const { componentId } = parsed
      if (parsed.key === 'type') return [[key, { ...entry, value: target }] as const]
      if (parsed.key === 'fbMessage') return [[componentKey(componentId, 'igMessage'), entry] as const]
      return hasKey(target, parsed) ? [[key, entry] as const] : []
    }),
  )
}
