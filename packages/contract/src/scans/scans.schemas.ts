import { scanSchema } from '@aloft/domain/scans/scan.entity'
import { scanFailures, scanStatuses } from '@aloft/domain/scans/scan-fields.rules'
import { z } from 'zod'
import type { ActionSchema } from '../core/action-schema.ts'
import { describeAction, noDetails } from '../core/action-schema.ts'
import type { scansActions } from './scans.actions.ts'
import { exampleScan } from './scans.examples.ts'

const url = z.string().max(2048)

export const scansSchemas = {
  'check-scan-website': describeAction({
    summary: 'Returns the progress and the result of a website scan.',
    // `after` is the number of the last log line the caller has; the poll carries what came since.
    payload: z.object({ url, after: z.int32().nonnegative().optional() }),
    reply: scanSchema,
    failures: { scanNotFound: noDetails },
    example: { payload: { url: exampleScan.url }, reply: exampleScan },
  }),
  'scan-website': describeAction({
    summary: 'Starts a scan of a website.',
    payload: z.object({ url }),
    // An address that is none fails at once and has no scan to ask for.
    reply: z.object({
      status: z.enum(scanStatuses),
      _id: z.uuid().nullable(),
      /** The address in normal form, as the check takes it. */
      url,
      failureStatus: z.enum(scanFailures).nullable(),
    }),
    example: {
      payload: { url: 'nightjar.example' },
      reply: { status: 'IN_PROGRESS', _id: exampleScan._id, url: exampleScan.url, failureStatus: null },
    },
  }),
} satisfies Record<keyof typeof scansActions, ActionSchema>
