import type { JobName, JobPayloads } from '../queue/catalogue.ts'

type DueJobs = { readonly [N in JobName]?: (subject: string) => JobPayloads[N] }

/**
 * Kinds of due work: the job to enqueue, and its payload from the stored subject. A new kind can be scheduled as soon
 * as it is added; a node that does not know it leaves it to others.
 */
export const dueKinds = {
  'advance-launch': (launchId) => ({ launchId }),
  'charge-renewal': (paymentId) => ({ paymentId }),
  'check-website': (ideaId) => ({ ideaId }),
  // The same event may be sent twice, with a suffix on its id.
  'deliver-payment-event': (subject) => ({ eventId: subject.replace(/:.*$/, '') }),
  'erase-account': (userId) => ({ userId }),
  'mail-support-answers': (runId) => ({ runId }),
  'notify-trial-end': (userId) => ({ userId }),
  'renew-subscription': (userId) => ({ userId }),
  'reset-tokens': (userId) => ({ userId }),
  'send-digest': (userId) => ({ userId }),
  'settle-payment': (paymentId) => ({ paymentId }),
} as const satisfies DueJobs

export type DueKind = keyof typeof dueKinds

/** Work scheduled for a date of product time. Each subject, such as an account's id, has at most one of a kind. */
export interface DueWork {
  readonly kind: DueKind
  readonly subject: string
}
