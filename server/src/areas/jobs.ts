import type { JobHandlers } from '../queue/define.ts'
import { readWebsite } from './scans/read-website.job.ts'

/** Every job handler by its name in the queue's catalogue. */
export const jobHandlers: JobHandlers = {
  'read-website': readWebsite,
}
