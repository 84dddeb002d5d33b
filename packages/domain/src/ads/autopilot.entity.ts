import { z } from 'zod'
import { currencies } from '../core/money.ts'
import { adPlatforms } from '../ideas/platforms.rules.ts'
import { autopilotLevers, autopilotRemarks, autopilotRules } from './autopilot.rules.ts'

const settingsSchema = z.object({
  isShown: z.boolean(),
  budget: z.number(),
  bid: z.number().nullable(),
})

/** What happened: a rule was applied, an evaluation changed nothing, or the user undid a change. */
export const autopilotEvents = [...autopilotRules, 'looked', 'lifted'] as const
export type AutopilotEvent = (typeof autopilotEvents)[number]

/** A decision with its basis; amounts are decimals of the currency, budgets without VAT. */
const decisionSchema = z.object({
  platform: z.enum(adPlatforms),
  currency: z.enum(currencies),
  lever: z.enum(autopilotLevers),
  figures: z.object({
    days: z.int(),
    spend: z.number(),
    results: z.int(),
    /** What a result is estimated to cost here; null in entries that rest on no estimate. */
    estimatedCost: z.number().nullable(),
    /** What it is estimated to cost elsewhere, or was forecast to cost. */
    comparedCost: z.number().nullable(),
  }),
  before: settingsSchema,
  after: settingsSchema,
  /** How likely the comparison that it rests on is right, 0 to 1; null where it rests on none. */
  chance: z.number().min(0).max(1).nullable(),
  /** An amount, or for `moreResults` a number of them. */
  effect: z.object({ kind: z.enum(['spared', 'moreResults', 'costPerResult']), amount: z.number() }),
  holdUntilDate: z.date().nullable(),
  /** Name of the ad that money went to or came from. */
  otherAd: z.string().nullable(),
})

/** One entry of an ad's autopilot log (AUT-04). */
export const autopilotLogSchema = z.object({
  id: z.uuid(),
  /** Product time; for an evaluation in progress, when it was requested. */
  date: z.date(),
  /** A requested evaluation is in progress, failed or done; other entries are done. */
  state: z.enum(['inProgress', 'failed', 'done']),
  event: z.enum(autopilotEvents),
  /** Of a rule. */
  decision: decisionSchema.nullable(),
  /** Of an evaluation: why it changed nothing. */
  remark: z.enum(autopilotRemarks).nullable(),
  /** Of an undone change. */
  lever: z.enum(autopilotLevers).nullable(),
  /** Based on figures of the simulated platform. */
  isSimulated: z.boolean(),
})
export type AutopilotLog = z.infer<typeof autopilotLogSchema>

/** A lever on hold until a date, or for the rest of the launch if its user undid a change. */
const holdSchema = z.object({
  lever: z.enum(autopilotLevers),
  untilDate: z.date(),
  isLifted: z.boolean(),
})

/** The autopilot of an ad: whether it is on, why it cannot be switched, and what it holds in the launch that is under way. */
export const autopilotStateSchema = z.object({
  isOn: z.boolean(),
  refusal: z.enum(['oneOffAd', 'adNotStopped']).nullable(),
  holds: z.array(holdSchema),
  /** Where the levers of that launch stand; null where no launch is under way. */
  settings: settingsSchema.nullable(),
})
export type AutopilotState = z.infer<typeof autopilotStateSchema>
export type AutopilotHold = z.infer<typeof holdSchema>
