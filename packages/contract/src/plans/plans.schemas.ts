import { tokenBalanceSchema } from '@aloft/domain/plans/plan.entity'
import type { ActionSchema } from '../core/action-schema.ts'
import { describeAction, nothing } from '../core/action-schema.ts'
import type { plansActions } from './plans.actions.ts'

export const plansSchemas = {
  'get-token-balance': describeAction({
    payload: nothing,
    reply: tokenBalanceSchema,
    example: {
      payload: {},
      reply: { monthly: 0, freeStarting: 50, additional: 0, resetDate: null },
    },
  }),
} satisfies Record<keyof typeof plansActions, ActionSchema>
