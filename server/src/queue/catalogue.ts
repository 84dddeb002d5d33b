/** Jobs by name with what they carry: ids only, the rest is read when the job runs. */
export interface JobPayloads {
  'advance-run': { runId: string }
  'erase-account': { userId: string }
  'generate-ad': { runId: string }
  'read-website': { runId: string }
  'render-creative': { adCreativeId: string }
  'send-mail': { mailId: string }
}
export type JobName = keyof JobPayloads

/** Queues apart, so that a slow job never stands in front of a quick one. */
export const lanes = ['fast', 'slow', 'mail'] as const
export type Lane = (typeof lanes)[number]

export const laneOf = {
  'advance-run': 'fast',
  'erase-account': 'slow',
  'generate-ad': 'slow',
  'read-website': 'slow',
  'render-creative': 'fast',
  'send-mail': 'mail',
} as const satisfies Record<JobName, Lane>
