import type { StreamOutcome } from '@aloft/api-client/outcome'
import { additionalInstructionsOf } from '@aloft/domain/assistant/chat-context.rules'
import type { Asked, SendRefusal, StreamReport } from '@aloft/machines/assistant/run'
import { chooseCurrentIdeaId } from '@aloft/domain/ideas/idea.rules'
import { currentIdeas } from '../../state/ideas.ts'
import { currentUser } from '../../state/session.ts'
import { api } from '../core/api.ts'
import { productNow, realNow } from '../core/clock.ts'
import { chatContextOf } from './chat-context.ts'
import { mergeDeltas } from './merge-deltas.ts'

/** Sends a question, or attaches to its answer, and reports what arrives until the signal fires. */
export async function followAnswer(
  { focusKey, question }: Asked,
  report: (report: StreamReport) => void,
  signal: AbortSignal,
): Promise<void> {
  const merger = mergeDeltas((event) => report({ type: 'RECEIVED', event }))
  signal.addEventListener('abort', merger.stop, { once: true })
  try {
    const user = currentUser()
    if (!user) return report({ type: 'BROKEN' })
    const { pathname, search } = window.location
    const context = chatContextOf({ user, now: productNow(), pathname, search, brand: openBrand(search) })
    const outcome = await api.stream(
      'bot-send-message',
      {
        message: question.text,
        messageId: question.id,
        userId: user._id,
        focusKey,
        additionalInstructions: additionalInstructionsOf(context),
      },
      { signal },
    )
    if (signal.aborted) return
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

function openBrand(search: string) {
  const data = currentIdeas()
  if (!data) return undefined
  const ideas = [...data.ideas, ...Object.values(data.teams).flatMap((team) => team.ideas)]
  const queryIdeaId = new URLSearchParams(search).get('ideaId')
  const selectedIdeaId = currentUser()?.selectedIdeaId ?? null
  const id = chooseCurrentIdeaId({ queryIdeaId, selectedIdeaId, ideas })
  return ideas.find(({ _id }) => _id === id)
}

/** Why nothing is streamed; what a retry may change is a broken stream. */
function refusalIn(
  outcome: Exclude<StreamOutcome<'bot-send-message'>, { readonly kind: 'events' }>,
): StreamReport {
  const refused = (refusal: SendRefusal): StreamReport => ({ type: 'REFUSED', refusal })
  const limited = (seconds: number | undefined) => {
    const retryDate = seconds === undefined ? null : new Date(realNow() + seconds * 1_000)
    return refused({ kind: 'limited', retryDate })
  }
  switch (outcome.kind) {
    case 'failure':
      return outcome.failure.error === 'answerInProgress'
        ? refused({ kind: 'busy' })
        : limited(outcome.failure.retryAfterSeconds)
    case 'refused':
      if (outcome.status === 429) return limited(outcome.retryAfterSeconds)
      return outcome.status >= 500 ? { type: 'BROKEN' } : refused({ kind: 'failed' })
    case 'relogin':
      return refused({ kind: 'failed' })
    case 'unreachable':
      return { type: 'BROKEN' }
  }
}
