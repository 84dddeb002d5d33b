// Written by `npm run docs` from the names of the area's files.

import type { Handlers } from '../../action/define.ts'
import { getDueWork } from '../system/get-due-work.action.ts'
import { getInitParams } from '../system/get-init-params.action.ts'
import { getMockDateOffsetHours } from '../system/get-mock-date-offset-hours.action.ts'
import { getOutbox } from '../system/get-outbox.action.ts'
import { logError } from '../system/log-error.action.ts'
import { setMockDateOffsetHours } from '../system/set-mock-date-offset-hours.action.ts'

export const systemHandlers = {
  'get-due-work': getDueWork,
  'get-init-params': getInitParams,
  'get-mock-date-offset-hours': getMockDateOffsetHours,
  'get-outbox': getOutbox,
  'log-error': logError,
  'set-mock-date-offset-hours': setMockDateOffsetHours,
} satisfies Partial<Handlers>
