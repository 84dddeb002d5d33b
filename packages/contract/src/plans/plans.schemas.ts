import { tokenBalanceSchema, tokenUsageSchema } from '@aloft/domain/plans/plan.entity'
import { tokenUsageDays } from '@aloft/domain/plans/tokens.rules'
import { maxPhoneLength, maxSalesMessageLength } from '@aloft/domain/plans/contact-sales.rules'
import { z } from 'zod'
import type { ActionSchema } from '../core/action-schema.ts'
import { describeAction, nothing, ok } from '../core/action-schema.ts'
import type { plansActions } from './plans.actions.ts'
import { exampleTokenUsage } from './plans.examples.ts'

export const plansSchemas = {
  'contact-sales': describeAction({
    summary: 'Sends a message to the sales team.',
    limits: [{ calls: 5, seconds: 3600, by: 'caller' }],
    payload: z.object({
      message: z.string().max(maxSalesMessageLength).describe('What the caller wants to know.'),
      phone: z.string().max(maxPhoneLength).nullish().describe('Phone number to call back.'),
    }),
    reply: ok,
    example: {
      payload: { message: 'We run ads for eleven shops and would like one bill.', phone: '+353 91 000 000' },
      reply: 'OK',
    },
  }),
  'get-token-balance': describeAction({
    summary: 'Returns how many AI tokens the caller has left.',
    payload: nothing,
    reply: tokenBalanceSchema,
    example: {
      payload: {},
      reply: { monthly: 0, freeStarting: 100, additional: 0, resetDate: null },
    },
  }),
  /** Work that is still going on has only reserved its tokens, and isn't listed. */
  'get-token-usage': describeAction({
    summary: 'Returns what the caller’s AI tokens were spent on, by day and kind of work.',
    payload: nothing,
    reply: z.object({
      usage: z
        .array(tokenUsageSchema)
        .describe(`One row for each day and kind of work in the last ${tokenUsageDays} days, newest first.`),
    }),
    example: { payload: {}, reply: { usage: exampleTokenUsage } },
  }),
} satisfies Record<keyof typeof plansActions, ActionSchema>
