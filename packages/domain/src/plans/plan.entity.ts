import { z } from 'zod'
import { planLabels } from './plan-catalogue.rules.ts'
import { tokenUses } from './tokens.rules.ts'

/** A plan on sale as sent on the wire; prices are decimal EUR a month without VAT (PLN-01, PLN-11). */
export const planSchema = z.object({
  labelKey: z.enum(planLabels),
  marketingName: z.string(),
  monthlyPrice: z.number(),
  numIdeas: z.int(),
  isTeams: z.boolean(),
  tokensAllowance: z.int(),
  maxAds: z.int(),
  commissionPercent: z.number(),
})
/** An account's AI tokens by their kind (PLN-12); `resetDate` is when the monthly part is next filled up. */
export const tokenBalanceSchema = z.object({
  monthly: z.int().nonnegative(),
  freeStarting: z.int().nonnegative(),
  additional: z.int().nonnegative(),
  resetDate: z.date().nullable(),
})
export type TokenBalance = z.infer<typeof tokenBalanceSchema>

/** Tokens that one kind of work took on one day, in UTC. */
export const tokenUsageSchema = z.object({
  /** In the form `2026-11-22`. */
  day: z.iso.date(),
  use: z.enum(tokenUses),
  /** How many ads, text sets and so on. */
  count: z.int().positive(),
  tokens: z.int().positive(),
})
export type TokenUsage = z.infer<typeof tokenUsageSchema>
