/**
 * States of a run: one answer of the assistant, from the question to its last word (AST-08). A `queued` run waits for a
 * person of the support, who answers instead of the assistant (AST-31).
 */
export const runStatuses = [
  'sent',
  'created',
  'queued',
  'in_progress',
  'requires_action',
  'completed',
  'cancelled',
  'error',
] as const
export type RunStatus = (typeof runStatuses)[number]

const finalStatuses: readonly RunStatus[] = ['completed', 'cancelled', 'error']

/** Whether a run has ended; its stream ends with it (OPN-25). */
export function isFinalStatus(status: RunStatus): boolean {
  return finalStatuses.includes(status)
}
