import type { AdPlatformGateway, AdRef } from './ad-platform.port.ts'
import { audienceOf } from './simulator/audience.ts'
import { breakdownsOf, splitHours } from './simulator/breakdowns.ts'
import { foresee } from './simulator/foresee.ts'
import { judge } from './simulator/judge.ts'
import { forgetfulMemory, type LaunchMemory } from './simulator/launch-memory.ts'
import { readRef, type RecordedChange, recordOf, refOf } from './simulator/launch-record.ts'
import { suggestKeywords } from './simulator/suggest-keywords.ts'
import { decidedDate, reporterOf, statusAt } from './simulator/simulated-launch.ts'

/**
 * A simulated platform that shows no ads and makes its figures up, by a documented market model. A launch's reference
 * contains everything it knows about the launch. Its key seeds all randomness, and every answer follows from the
 * reference and the time; `memory` is only for finding a reference by key. With a `seed`, all launches share one
 * market, so that a demonstration can be repeated.
 */
export function createEmbeddedAdPlatform({
  seed,
  memory = forgetfulMemory(),
}: { readonly seed?: string | undefined; readonly memory?: LaunchMemory } = {}): AdPlatformGateway {
  async function changed(ref: AdRef, change: RecordedChange): Promise<AdRef> {
    const record = readRef(ref)
    const next = refOf({ ...record, changes: [...record.changes, change] })
    await memory.move(ref, next)
    return next
  }
  return {
    isSimulated: true,
    create(order, key) {
      const record = recordOf(order, seed ?? key)
      return memory.claim(key, refOf(record))
    },
    find: (key) => memory.find(key),
    async setStatus(ref, status, at) {
      const record = readRef(ref)
      const isActive = status === 'active'
      const wasActive = record.changes.findLast((change) => change.isActive !== undefined)?.isActive ?? false
      return wasActive === isActive ? ref : changed(ref, { date: at, isActive })
    },
    change: (ref, change, at) => changed(ref, { ...change, date: at }),
    status: async (ref, at) => statusAt(readRef(ref), at),
    async review(ref, at) {
      const record = readRef(ref)
      const date = decidedDate(record)
      if (at < date) return { isDecided: false }
      return { isDecided: true, date, verdict: record.verdict, issues: record.issues }
    },
    report: async (ref, from, until) => reporterOf(readRef(ref))(from, until),
    breakdowns: async (ref) => breakdownsOf(readRef(ref)),
    async breakDown(ref, by, from, until) {
      const record = readRef(ref)
      return splitHours(record, by, reporterOf(record)(from, until))
    },
    suggestKeywords: async (seed, sources) => suggestKeywords(seed, sources),
    async forecast(campaign) {
      const people = audienceOf(campaign)
      if (people === 0) return null
      const order = { ...campaign, people, quality: judge(campaign).quality }
      return { people, ...(await foresee(order, campaign.resultKind)) }
    },
  }
}
