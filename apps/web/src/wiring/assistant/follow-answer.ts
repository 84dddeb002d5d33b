import type { StreamOutcome } from '@aloft/api-client/outcome'
import type { User } from '@aloft/domain/account/user.entity'
import type { Asked, SendRefusal, StreamReport } from '@aloft/machines/assistant/run'
import { currentUser } from '../../state/session.ts'
import { api } from '../core/api.ts'
import { realNow } from '../core/clock.ts'
import { currentContext } from './current-context.ts'
import { mergeDeltas } from './merge-deltas.ts'

/**
 * Sends a question, returns what tools have answered, or attaches to an answer, and reports what arrives until the signal
 * fires.
 */
export async function followAnswer(
  asked: Asked,
  report: (report: StreamReport) => void,
  signal: AbortSignal,
): Promise<void> {
  const merger = mergeDeltas((event) => report({ type: 'RECEIVED', event }))
  signal.addEventListener('abort', merger.stop, { once: true })
  try {
    const user = currentUser()
    const outcome = user && (await openStream(asked, user, signal))
    if (signal.aborted) return
    if (!outcome) return report({ type: 'BROKEN' })
    if (outcome.kind !== 'events') return report(refusalIn(outcome))
    for await (const event of outcome.events) {
      if (signal.aborted) return
      merger.add(event)
    }
    merger.flush()
  } catch {
    if (signal.aborted) return
    merger.flush()
    report({ type: 'BROKEN' })
  }
}

type Opened = StreamOutcome<'bot-send-message'> | StreamOutcome<'bot-send-tool-call-output'>

/** Null if what tools answered couldn't be saved. */
async function openStream(asked: Asked, user: User, signal: AbortSignal): Promise<Opened | null> {
  const { focusKey, question, outputs, lastEvent } = asked
  const options = { signal, ...(lastEvent && { lastEventId: `${lastEvent.runId}:${lastEvent.number}` }) }
  if (outputs.length > 0) {
    const { outputPayload } = await import('./deliver-outputs.ts')
    const payload = await outputPayload(asked, user._id, signal)
    return payload && api.stream('bot-send-tool-call-output', payload, options)
  }
  const payload = {
    message: question.text,
    messageId: question.id,
    userId: user._id,
    focusKey,
    additionalInstructions: currentContext(user, focusKey),
  }
  return api.stream('bot-send-message', payload, options)
}

/** Why nothing is streamed; what a retry may change is a broken stream. */
function refusalIn(outcome: Exclude<Opened, { readonly kind: 'events' }>): StreamReport {
  switch (outcome.kind) {
    case 'failure':
      return refusalOf(outcome.failure)
    case 'refused':
      if (outcome.status === 429) return limited(outcome.retryAfterSeconds)
      return outcome.status >= 500 ? { type: 'BROKEN' } : refused({ kind: 'failed' })
    case 'relogin':
      return refused({ kind: 'failed' })
    case 'unreachable':
      return { type: 'BROKEN' }
  }
}

const refused = (refusal: SendRefusal): StreamReport => ({ type: 'REFUSED', refusal })

function limited(seconds: number | undefined): StreamReport {
  const retryDate = seconds === undefined ? null : new Date(realNow() + seconds * 1_000)
  return refused({ kind: 'limited', retryDate })
}

function refusalOf(failure: Extract<Opened, { readonly kind: 'failure' }>['failure']): StreamReport {
  switch (failure.error) {
    case 'answerInProgress':
      return refused({ kind: 'busy' })
    case 'tooManyMessages':
      return limited(failure.retryAfterSeconds)
    // They're sent again with the next attempt.
    case 'savedOutputNotFound':
      return { type: 'BROKEN' }
    case 'toolCallNotFound':
      return refused({ kind: 'failed' })
  }
}
