/** Job payloads by job name: ids only, the rest is read when the job runs. */
export interface JobPayloads {
  'advance-run': { runId: string }
  'charge-renewal': { paymentId: string }
  'continue-first-ads': { orderId: string }
  'deliver-payment-event': { eventId: string }
  'erase-account': { userId: string }
  'generate-ad': { runId: string }
  'look-at-ad': { lookId: string }
  'read-website': { runId: string }
  'render-creative': { adCreativeId: string }
  'renew-subscription': { userId: string }
  'reset-tokens': { userId: string }
  'send-mail': { mailId: string }
  'settle-payment': { paymentId: string }
  'tell-trial-end': { userId: string }
}
export type JobName = keyof JobPayloads

/** Separate queues, so that a slow job never blocks a quick one. */
export const lanes = ['fast', 'slow', 'mail'] as const
export type Lane = (typeof lanes)[number]

export const laneOf = {
  'advance-run': 'fast',
  'charge-renewal': 'fast',
  'continue-first-ads': 'fast',
  'deliver-payment-event': 'fast',
  'erase-account': 'slow',
  'generate-ad': 'slow',
  'look-at-ad': 'fast',
  'read-website': 'slow',
  'render-creative': 'fast',
  'renew-subscription': 'fast',
  'reset-tokens': 'fast',
  'send-mail': 'mail',
  'settle-payment': 'fast',
  'tell-trial-end': 'fast',
} as const satisfies Record<JobName, Lane>
