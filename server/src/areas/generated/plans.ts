// Written by `npm run docs` from the names of the area's files.

import type { Handlers } from '../../action/define.ts'
import { contactSales } from '../plans/contact-sales.action.ts'
import { getTokenBalance } from '../plans/get-token-balance.action.ts'
import { getTokenUsage } from '../plans/get-token-usage.action.ts'

export const plansHandlers = {
  'contact-sales': contactSales,
  'get-token-balance': getTokenBalance,
  'get-token-usage': getTokenUsage,
} satisfies Partial<Handlers>
