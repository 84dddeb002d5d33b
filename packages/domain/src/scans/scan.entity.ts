import { z } from 'zod'
import { scanFailures, scanStatuses } from './scan-fields.rules.ts'
import { websiteDataSchema } from './website-data.entity.ts'

/** What a line of the live log is about. */
const scanStepKinds = ['robots', 'page', 'styles', 'manifest', 'picture'] as const
/** Outcome: read, left out on purpose, or not available. */
const scanStepOutcomes = ['read', 'skipped', 'refused'] as const
export type ScanStepOutcome = (typeof scanStepOutcomes)[number]

/** One line of the live log of a scan. */
export const scanStepSchema = z.object({
  kind: z.enum(scanStepKinds),
  outcome: z.enum(scanStepOutcomes),
  url: z.string(),
  /** HTTP status, if there was an answer. */
  status: z.int().nullable(),
  /** Title of a page. */
  title: z.string().nullable(),
  /** Names of the fields that this step added data to. */
  found: z.array(z.string()),
  /** Why nothing was read, as a key of the catalogue. */
  reason: z.string().nullable(),
  ms: z.int().nonnegative(),
})
export type ScanStep = z.infer<typeof scanStepSchema>

/** Our own copy of a picture from the site, by its original address; only copies may be shown. */
export const storedPicturesSchema = z.record(
  z.string(),
  z.object({
    fileUrl: z.string(),
    width: z.int(),
    height: z.int(),
    /** Its main colors as hex, the most frequent first; missing in scans from before they were read. */
    colors: z.array(z.string()).exactOptional(),
  }),
)
export type StoredPictures = z.infer<typeof storedPicturesSchema>

/** The state of a scan as returned by its poll (ENT-24, ONB-04); `_id` is the websiteDataId. */
export const scanSchema = z.object({
  _id: z.uuid(),
  url: z.string(),
  status: z.enum(scanStatuses),
  failureStatus: z.enum(scanFailures).nullable(),
  startDate: z.date(),
  /** Lines after the requested one, oldest first. */
  steps: z.array(scanStepSchema.extend({ seq: z.int(), date: z.date() })),
  /** Everything known so far; null if nothing has changed since the requested line. */
  data: websiteDataSchema.nullable(),
  /** Included with `data`; empty until the scan has ended. */
  files: storedPicturesSchema,
  /**
   * What the business may sell, the likeliest first; included with the data of a finished scan. Left out if there is
   * nothing to ask.
   */
  soldGuesses: z.array(z.string()).optional(),
})
export type Scan = z.infer<typeof scanSchema>
