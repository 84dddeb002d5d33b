import { focusKeys } from '@aloft/domain/assistant/focus-keys.rules'
import type { RunStatus } from '@aloft/domain/assistant/run-statuses.rules'
import type { SnapshotFrom } from 'xstate'
import { leafOf } from '../core/leaves.ts'
import type { Answer } from './answer.ts'
import type { assistantMachine } from './assistant.machine.ts'
import type { AssistantFailure, Question } from './run.ts'

export interface AssistantView {
  readonly stage:
    | 'person'
    | 'loading'
    | 'unloaded'
    | 'ready'
    | 'offline'
    | 'running'
    | 'stopping'
    | 'clearing'
  /** Of the last run; null if there's none. */
  readonly status: RunStatus | null
  readonly question: Question | null
  readonly answers: readonly Answer[]
  /** Ids of calls that wait for the user's yes. */
  readonly askingIds: readonly string[]
  readonly failure: AssistantFailure | null
  /** The message that is being sent to a person. */
  readonly spoken: Question | null
  /** A message may be sent to a person (AST-31). */
  readonly canSpeak: boolean
  /** A person's answers are waited for, but there's no connection. */
  readonly isReconnecting: boolean
  readonly canHandOver: boolean
  readonly canSend: boolean
  readonly canStop: boolean
  /** In the focus modes the field is off while loading and while an answer is running (AST-12). */
  readonly isFieldOff: boolean
}

/** What the chat shows besides the stored conversation. */
export function connectAssistant(snapshot: SnapshotFrom<typeof assistantMachine>): AssistantView {
  const { focusKey, question, answers, askingIds, failure, spoken, isLost } = snapshot.context
  const stage = stageOf(snapshot)
  const isPerson = snapshot.hasTag('person')
  const canSend = snapshot.hasTag('ready') && !isPerson
  return {
    stage,
    status: statusOf(snapshot),
    question,
    answers,
    askingIds,
    failure,
    spoken,
    canSpeak: isPerson && spoken === null && !isLost,
    isReconnecting: isPerson && isLost,
    canHandOver: canSend || snapshot.matches('run'),
    canSend,
    canStop: snapshot.hasTag('running') && stage !== 'stopping',
    isFieldOff: focusKey !== focusKeys[0] && !canSend && !isPerson,
  }
}

function stageOf(snapshot: SnapshotFrom<typeof assistantMachine>): AssistantView['stage'] {
  if (snapshot.hasTag('person')) return 'person'
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
  'ready.person': 'queued',
  stopping: 'in_progress',
  'ready.completed': 'completed',
  'ready.cancelled': 'cancelled',
  'ready.error': 'error',
}

function statusOf(snapshot: SnapshotFrom<typeof assistantMachine>): RunStatus | null {
  return statusByLeaf[leafOf(snapshot)] ?? null
}
