/** Job payloads by job name: only ids; everything else is read when the job runs. */
export interface JobPayloads {
  'advance-launch': { launchId: string }
  'charge-renewal': { paymentId: string }
  'check-website': { ideaId: string }
  'continue-first-ads': { orderId: string }
  'deliver-payment-event': { eventId: string }
  'draw-images': { taskId: string }
  'erase-account': { userId: string }
  'generate-ad': { taskId: string }
  'evaluate-autopilot': { evaluationId: string }
  'mail-support-answers': { runId: string }
  'read-website': { taskId: string }
  'render-creative': { adCreativeId: string }
  'renew-subscription': { userId: string }
  'reset-tokens': { userId: string }
  'send-digest': { userId: string }
  'send-mail': { mailId: string }
  'settle-payment': { paymentId: string }
  'stop-replaced-ad': { launchId: string }
  'notify-trial-end': { userId: string }
}
export type JobName = keyof JobPayloads

/** Separate queues, so that a slow job never blocks a quick one. */
export const lanes = ['fast', 'slow', 'mail'] as const
export type Lane = (typeof lanes)[number]

export const laneOf = {
  'advance-launch': 'fast',
  'charge-renewal': 'fast',
  'check-website': 'slow',
  'continue-first-ads': 'fast',
  'deliver-payment-event': 'fast',
  'draw-images': 'slow',
  'erase-account': 'slow',
  'evaluate-autopilot': 'fast',
  'generate-ad': 'slow',
  'mail-support-answers': 'fast',
  'notify-trial-end': 'fast',
  'read-website': 'slow',
  'render-creative': 'fast',
  'renew-subscription': 'fast',
  'reset-tokens': 'fast',
  'send-digest': 'fast',
  'send-mail': 'mail',
  'settle-payment': 'fast',
  'stop-replaced-ad': 'fast',
} as const satisfies Record<JobName, Lane>
