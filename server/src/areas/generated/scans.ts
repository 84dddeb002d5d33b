// Written by `npm run docs` from the names of the area's files.

import type { Handlers } from '../../action/define.ts'
import { checkScanWebsite } from '../scans/check-scan-website.action.ts'
import { scanWebsite } from '../scans/scan-website.action.ts'
import type { JobHandlers } from '../../queue/define.ts'
import { readWebsite } from '../scans/read-website.job.ts'

export const scansHandlers = {
  'check-scan-website': checkScanWebsite,
  'scan-website': scanWebsite,
} satisfies Partial<Handlers>

export const scansJobs = {
  'read-website': readWebsite,
} satisfies Partial<JobHandlers>
