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
    /** The estimated cost of a result here; null in entries without an estimate. */
    estimatedCost: z.number().nullable(),
    /** Its estimated cost elsewhere, or its forecast cost. */
    comparedCost: z.number().nullable(),
  }),
  before: settingsSchema,
  after: settingsSchema,
  /** The probability that the underlying comparison is right, 0 to 1; null without one. */
  chance: z.number().min(0).max(1).nullable(),
  /** An amount, or for `moreResults` a number of results. */
  effect: z.object({ kind: z.enum(['spared', 'moreResults', 'costPerResult']), amount: z.number() }),
  holdUntilDate: z.date().nullable(),
  /** Name of the ad that the money went to or came from. */
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
  /** Only for a rule. */
  decision: decisionSchema.nullable(),
  /** For an evaluation: why it changed nothing. */
  remark: z.enum(autopilotRemarks).nullable(),
  /** For an undone change. */
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

/** An ad's autopilot: whether it's on, why it can't be switched, and its holds in the current launch. */
export const autopilotStateSchema = z.object({
  isOn: z.boolean(),
  refusal: z.enum(['oneOffAd', 'adNotStopped']).nullable(),
  holds: z.array(holdSchema),
  /** The settings of that launch's levers; null without a current launch. */
  settings: settingsSchema.nullable(),
})
export type AutopilotState = z.infer<typeof autopilotStateSchema>
export type AutopilotHold = z.infer<typeof holdSchema>
