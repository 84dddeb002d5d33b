import type { AdRef } from '../ad-platform.port.ts'

/** By which reference the simulator knows the launch of each key. */
export interface LaunchMemory {
  /** The reference of a key: the one it has already, or from now on this one. */
  claim(key: string, ref: AdRef): Promise<AdRef>
  /** A launch that was known by one reference is known by another one from now on. */
  move(from: AdRef, to: AdRef): Promise<void>
  find(key: string): Promise<AdRef | null>
}

/** A memory that ends with its process. */
export function forgetfulMemory(): LaunchMemory {
  const refs = new Map<string, AdRef>()
  return {
    async claim(key, ref) {
      const claimed = refs.get(key) ?? ref
      refs.set(key, claimed)
      return claimed
    },
    async move(from, to) {
      for (const [key, ref] of refs) if (ref === from) refs.set(key, to)
    },
    find: async (key) => refs.get(key) ?? null,
  }
}
