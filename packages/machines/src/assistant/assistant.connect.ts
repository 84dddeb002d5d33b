import { focusKeys } from '@aloft/domain/assistant/focus-keys.rules'
import type { RunStatus } from '@aloft/domain/assistant/run-statuses.rules'
import type { SnapshotFrom } from 'xstate'
import { leafOf } from '../core/leaves.ts'
import type { Answer } from './answer.ts'
import type { assistantMachine } from './assistant.machine.ts'
import type { AssistantFailure, Question } from './run.ts'

export interface AssistantView {
  readonly stage: 'loading' | 'unloaded' | 'ready' | 'offline' | 'running' | 'stopping' | 'clearing'
  /** Of the last run; null if there's none. */
  readonly status: RunStatus | null
  readonly question: Question | null
  readonly answers: readonly Answer[]
  /** Ids of calls that wait for the user's yes. */
  readonly askingIds: readonly string[]
  readonly failure: AssistantFailure | null
  readonly canSend: boolean
  readonly canStop: boolean
  /** In the focus modes the field is off while loading and while an answer is running (AST-12). */
  readonly isFieldOff: boolean
}

/** What the chat shows besides the stored conversation. */
export function connectAssistant(snapshot: SnapshotFrom<typeof assistantMachine>): AssistantView {
  const { focusKey, question, answers, askingIds, failure } = snapshot.context
  const stage = stageOf(snapshot)
  const canSend = snapshot.hasTag('ready')
  return {
    stage,
    status: statusOf(snapshot),
    question,
    answers,
    askingIds,
    failure,
    canSend,
    canStop: snapshot.hasTag('running') && stage !== 'stopping',
    isFieldOff: focusKey !== focusKeys[0] && !canSend,
  }
}

function stageOf(snapshot: SnapshotFrom<typeof assistantMachine>): AssistantView['stage'] {
  if (snapshot.matches('loading')) return 'loading'
  if (snapshot.matches('unloaded')) return 'unloaded'
  if (snapshot.matches('clearing')) return 'clearing'
  if (snapshot.matches('stopping')) return 'stopping'
  if (snapshot.matches({ run: 'offline' })) return 'offline'
  return snapshot.hasTag('running') ? 'running' : 'ready'
}

const statusByLeaf: Readonly<Record<string, RunStatus>> = {
  'run.offline': 'sent',
  'run.retrying': 'sent',
  'run.stream.sent': 'sent',
  'run.stream.created': 'created',
  'run.stream.queued': 'queued',
  'run.stream.in_progress': 'in_progress',
  'run.stream.requires_action': 'requires_action',
  'run.tools': 'requires_action',
  stopping: 'in_progress',
  'ready.completed': 'completed',
  'ready.cancelled': 'cancelled',
  'ready.error': 'error',
}

function statusOf(snapshot: SnapshotFrom<typeof assistantMachine>): RunStatus | null {
  return statusByLeaf[leafOf(snapshot)] ?? null
}
