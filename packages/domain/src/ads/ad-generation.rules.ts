import { justFinishedMs } from '../core/timings.ts'

export const adGenStatuses = ['IN_PROGRESS', 'DONE', 'FAIL'] as const
export type AdGenStatusName = (typeof adGenStatuses)[number]

/**
 * Why an ad wasn't created (GEN-08 to GEN-15, BRF-13, OPN-52). The first seven occur on the request, the others during
 * generation; FAIL can occur in both.
 */
export const adGenFailures = [
  'INSUFFICIENT_CREDITS',
  'BAD_PLATFORM',
  'NO_BRAND_BRIEF',
  'ALREADY_RUNNING',
  'MAX_ADS',
  'MAX_DRAFTS',
  'FAIL',
  'EXTRACT_FAIL',
  'BAD_URL',
  'NOT_BUSINESS',
  'UNSAFE',
  'LIMIT_EXCEEDED',
] as const
export type AdGenFailure = (typeof adGenFailures)[number]

/** The steps of ad generation, in order; each is stored as soon as it's done. */
export const adGenSteps = ['brief', 'texts', 'targeting', 'creative'] as const
export type AdGenStep = (typeof adGenSteps)[number]

/** Expected duration of ad generation. */
export const expectedAdGenMs = 60_000

// Chosen so that the bar reaches 90 after the expected time.
const slowness = expectedAdGenMs / Math.log(95 / 5)

/** Position of the progress bar before the ad is done: it approaches 95 and never reaches 100 (OPN-44). */
export function adGenProgress(elapsedMs: number): number {
  return 95 * (1 - Math.exp(-Math.max(elapsedMs, 0) / slowness))
}

/** What a status means to the user at a given time (GEN-06, GEN-07, OPN-42, OPN-43). */
export type AdGenMoment = 'IN_PROGRESS' | 'DONE_JUST_NOW' | 'FAIL_JUST_NOW' | 'OVER'

/** A task that ended within 10 s, both ends included, has just ended; an older one no longer matters. */
export function adGenMoment(
  { status, date }: { readonly status: AdGenStatusName; readonly date: Date },
  now: Date,
): AdGenMoment {
  if (status === 'IN_PROGRESS') return 'IN_PROGRESS'
  const age = now.getTime() - date.getTime()
  if (age > justFinishedMs) return 'OVER'
  return status === 'DONE' ? 'DONE_JUST_NOW' : 'FAIL_JUST_NOW'
}
