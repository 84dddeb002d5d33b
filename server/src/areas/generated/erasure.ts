// Written by `npm run docs` from the names of the area's files.

import type { Handlers } from '../../action/define.ts'
import { deleteAccount } from '../erasure/delete-account.action.ts'
import type { JobHandlers } from '../../queue/define.ts'
import { eraseAccount } from '../erasure/erase-account.job.ts'

export const erasureHandlers = {
  'delete-account': deleteAccount,
} satisfies Partial<Handlers>

export const erasureJobs = {
  'erase-account': eraseAccount,
} satisfies Partial<JobHandlers>
