import { adArms } from '@aloft/domain/ads/ab-test.rules'
import { lintRules } from '@aloft/domain/ads/lint/lint-rules.rules'
import { componentKeys } from '@aloft/domain/balloons/balloon-keys.rules'
import { goals } from '@aloft/domain/core/goals'
import { adPlatforms } from '@aloft/domain/ideas/platforms.rules'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { z } from 'zod'
import { type AdOrder, type AdRef, reviewVerdicts } from '../ad-platform.port.ts'
import { audienceOf } from './audience.ts'
import { drawFor } from './draw.ts'
import { judge, mergeJudgements } from './judge.ts'

const ruleIds = Object.keys(lintRules) as (keyof typeof lintRules)[]
const date = z.iso.datetime().transform((text) => new Date(text))
const maxCpc = z.int().nullable()

const changeSchema = z.object({
  date,
  isActive: z.boolean().optional(),
  spendCap: z.int().optional(),
  maxCpc: maxCpc.optional(),
  days: z.int().optional(),
  arm: z.enum(adArms).optional(),
})

/** How much better people like a version of an ad than the original: factors, 1 for an equal version. */
const appealSchema = z.object({ clicks: z.number(), conversions: z.number() })
export type Appeal = z.output<typeof appealSchema>

const recordSchema = z.object({
  key: z.string(),
  platform: z.enum(adPlatforms),
  goal: z.enum(goals),
  spendCap: z.int(),
  days: z.int(),
  maxCpc,
  people: z.number(),
  quality: z.number(),
  submittedDate: date,
  // Older references lack these, so such launches have no breakdown by them.
  places: z.array(z.string()).default([]),
  /** Its keywords, which searches begin with. Google only. */
  searches: z.array(z.string()).default([]),
  /** The reached ages; null on Google and for special categories. */
  ages: z.object({ from: z.int(), until: z.int() }).nullable().default(null),
  /** The second version of a tested ad. */
  variant: z.object({ quality: z.number(), appeal: appealSchema }).nullable().default(null),
  verdict: z.enum(reviewVerdicts),
  issues: z.array(
    z.object({
      rule: z.enum(ruleIds).nullable(),
      key: z.enum(componentKeys).nullable(),
      verdict: z.enum(reviewVerdicts),
      text: z.string().nullable(),
    }),
  ),
  /** In the order they were made. */
  changes: z.array(changeSchema),
})

/** Everything that the simulator knows about a launch. */
export type LaunchRecord = z.output<typeof recordSchema>
export type RecordedChange = z.output<typeof changeSchema>

export function recordOf(order: AdOrder, key: string): LaunchRecord {
  const { platform, goal, spendCap, days, submittedDate } = order
  const asked = { key, platform, goal, spendCap, days, maxCpc: order.maxCpc, submittedDate, changes: [] }
  const own = judge(order)
  const other = order.variant && judge({ ...order, texts: order.variant.texts })
  const { verdict, issues } = other ? mergeJudgements(own, other) : own
  return {
    ...asked,
    ...reachOf(order),
    verdict,
    issues: [...issues],
    quality: own.quality,
    variant: other && { quality: other.quality, appeal: appealOf(order, key) },
    people: audienceOf(order),
  }
}

// Versions of an ad differ by about a quarter in what people make of them, whatever the rules say.
const appealSpread = 0.25

/** How much better people like the second version of an order; as well as the original if it's the same. */
function appealOf({ texts, pictures, variant }: AdOrder, key: string): Appeal {
  // Whatever order their fields are in.
  const contentOf = (content: object) =>
    Object.entries(content)
      .map((entry) => JSON.stringify(entry))
      .toSorted((one, other) => (one < other ? -1 : 1))
      .join()
  const isSame =
    variant === null ||
    (contentOf(variant.texts) === contentOf(texts) && contentOf(variant.pictures) === contentOf(pictures))
  if (isSame) return { clicks: 1, conversions: 1 }
  const draw = drawFor(key, 'appeal of the variant')
  const around = () => Math.exp(appealSpread * draw.normal())
  return { clicks: around(), conversions: around() }
}

// A reference grows with what it names, and these are enough for a breakdown.
const mostNames = 8

function reachOf({ platform, targeting }: AdOrder): Pick<LaunchRecord, 'places' | 'searches' | 'ages'> {
  const { locations, keywords, minAge, maxAge, specialCategories } = targeting
  const isByAge = platform !== 'google' && specialCategories.length === 0
  return {
    places: [...new Set(locations.map(({ name }) => name))].slice(0, mostNames),
    searches: [...new Set(keywords.map(({ text }) => text))].slice(0, mostNames),
    ages: isByAge ? { from: minAge, until: maxAge } : null,
  }
}

// Distinguishes our references from those of other platforms.
const mark = 'simulated:'

/** The record as a reference: it contains the whole launch, so nothing else has to be stored. */
export function refOf(record: LaunchRecord): AdRef {
  return mark + deflateRawSync(JSON.stringify(record)).toString('base64url')
}

/** Throws if the reference is not ours. */
export function readRef(ref: AdRef): LaunchRecord {
  if (!ref.startsWith(mark)) throw new Error('not a launch of the simulated platform')
  const text = inflateRawSync(Buffer.from(ref.slice(mark.length), 'base64url')).toString()
  return recordSchema.parse(JSON.parse(text))
}
