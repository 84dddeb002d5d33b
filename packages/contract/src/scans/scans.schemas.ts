import { scanSchema } from '@aloft/domain/scans/scan.entity'
import { scanFailures, scanStatuses } from '@aloft/domain/scans/scan-fields.rules'
import { z } from 'zod'
import type { ActionSchema } from '../core/action-schema.ts'
import { describeAction, noDetails } from '../core/action-schema.ts'
import { siteReadings } from '../core/rate-limit.ts'
import type { scansActions } from './scans.actions.ts'
import { exampleScan } from './scans.examples.ts'

const url = z.string().max(2048).describe('Address of the website.')

export const scansSchemas = {
  'check-scan-website': describeAction({
    summary: 'Returns the progress and the result of a website scan.',
    payload: z.object({
      url,
      after: z
        .int32()
        .nonnegative()
        .optional()
        .describe('Number of the last log line that the caller has. Only later ones are returned.'),
    }),
    reply: scanSchema,
    failures: { scanNotFound: noDetails },
    example: { payload: { url: exampleScan.url }, reply: exampleScan },
  }),
  'scan-website': describeAction({
    summary: 'Starts a scan of a website.',
    limits: [siteReadings],
    payload: z.object({ url }),
    // An invalid address fails at once and has no scan to poll.
    reply: z.object({
      status: z.enum(scanStatuses).describe('Whether it goes on, is done or has failed.'),
      _id: z.uuid().nullable().describe('Id of the scan; null if the address is invalid.'),
      url: url.describe('The address in normal form, for `check-scan-website`.'),
      failureStatus: z.enum(scanFailures).nullable().describe('Why it failed; null otherwise.'),
    }),
    example: {
      payload: { url: 'nightjar.example' },
      reply: { status: 'IN_PROGRESS', _id: exampleScan._id, url: exampleScan.url, failureStatus: null },
    },
  }),
} satisfies Record<keyof typeof scansActions, ActionSchema>
