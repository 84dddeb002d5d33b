import type { SnapshotFrom } from 'xstate'
import {
  type AutopilotData,
  type AutopilotFailure,
  type AutopilotRequest,
  type autopilotMachine,
  isEvaluating,
} from './autopilot.machine.ts'

export type AutopilotView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'ready'
      readonly data: AutopilotData
      /** The request in progress. */
      readonly pending: AutopilotRequest | null
      readonly isEvaluating: boolean
      readonly failure: AutopilotFailure | null
    }

/** What the page shows about the autopilot. */
export function connectAutopilot(snapshot: SnapshotFrom<typeof autopilotMachine>): AutopilotView {
  const { data, request, failure } = snapshot.context
  if (snapshot.matches('failed')) return { kind: 'failed' }
  if (!data) return { kind: 'loading' }
  const evaluates = isEvaluating({ data })
  const isAsked = snapshot.matches('asking') || (snapshot.matches('reading') && !evaluates)
  return { kind: 'ready', data, pending: isAsked ? request : null, isEvaluating: evaluates, failure }
}
