import { createEmbeddedAdPlatform } from '../../src/gateways/ad-platform/ad-platform.embedded.ts'
import type { AdPlatformGateway } from '../../src/gateways/ad-platform/ad-platform.port.ts'

/** A real platform's behavior: it stores what it shows, and a reference never changes. */
export function plainPlatform(change: Partial<AdPlatformGateway> = {}) {
  const shown = new Map<string, boolean>()
  const refOf = (key: string) => `plain:${key}`
  const plain: AdPlatformGateway = {
    ...createEmbeddedAdPlatform(),
    isSimulated: false,
    async create(_, key) {
      const ref = refOf(key)
      if (!shown.has(ref)) shown.set(ref, false)
      return ref
    },
    find: async (key) => (shown.has(refOf(key)) ? refOf(key) : null),
    async setStatus(ref, status) {
      shown.set(ref, status === 'active')
      return ref
    },
    change: async (ref) => ref,
    status: async (ref) => (shown.get(ref) ? 'active' : 'paused'),
    review: async () => ({ isDecided: false }),
    report: async () => [],
    breakdowns: async () => [],
    breakDown: async () => [],
    forecast: async () => null,
  }
  const gateway = { ...plain, ...change }
  return {
    plain,
    adPlatforms: { google: gateway, facebook: gateway, instagram: gateway },
    /** Whether it shows the launch with this key; undefined if it has none. */
    shows: (key: string) => shown.get(refOf(key)),
  }
}
