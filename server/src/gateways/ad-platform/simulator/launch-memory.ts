import type { AdRef } from '../ad-platform.port.ts'

/** The simulator's reference for each launch, by key. */
export interface LaunchMemory {
  /** Returns the reference of a key, or stores the given one if it has none. */
  claim(key: string, ref: AdRef): Promise<AdRef>
  /** Replaces the reference of a launch. */
  move(from: AdRef, to: AdRef): Promise<void>
  find(key: string): Promise<AdRef | null>
}

/** A memory that is lost when its process ends. */
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
