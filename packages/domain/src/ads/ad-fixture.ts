import { type AdComponent, readAd } from '../balloons/components.rules.ts'
import { componentKey } from '../balloons/balloon-keys.rules.ts'
import type { JsonValue } from '../core/json.ts'
import type { AdPlatform } from '../ideas/platforms.rules.ts'

/** An ad on a platform with the given values, for tests. */
export function adWith(platform: AdPlatform, values: Readonly<Record<string, JsonValue>>): AdComponent {
  const own = Object.entries(values).map(([key, value]) => [componentKey('c', key), value] as const)
  return readAd(Object.fromEntries(own), 'c', platform)
}
