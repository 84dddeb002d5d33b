import { askingTool } from '@aloft/domain/assistant/tools/tool-calls.rules'
import type { StreamEvent } from '@aloft/domain/assistant/stream-event.entity'
import type { CallDecision, CallsToUse, StreamReport, ToolReport } from './run.ts'
import { answersAfterYes } from './tool-transcripts.fixtures.ts'
import type { Transcript } from './transcript.fixtures.ts'

/** A clock that fires callbacks; the one of a machine will do. */
interface PlayerClock<Timer> {
  readonly setTimeout: (callback: () => void, ms: number) => Timer
  readonly clearTimeout: (timer: Timer) => void
}

const stepMs = 40

/**
 * Plays recorded streams, one at each call; the last one repeats. One that ends before its run breaks off, unless `isOpen`. Each
 * call returns the function that ends it.
 */
export function playerOf<Timer>(
  streams: readonly (readonly StreamEvent[])[],
  clock: PlayerClock<Timer>,
  { isOpen = false }: { readonly isOpen?: boolean } = {},
): (report: (report: StreamReport) => void) => () => void {
  let played = 0
  return (report) => {
    const events = streams[Math.min(played, streams.length - 1)] ?? []
    played += 1
    let index = 0
    const step = () => {
      const event = events[index]
      index += 1
      if (event) {
        timer = clock.setTimeout(step, stepMs)
        report({ type: 'RECEIVED', event })
      } else if (!isOpen) report({ type: 'BROKEN' })
    }
    let timer = clock.setTimeout(step, stepMs)
    return () => clock.clearTimeout(timer)
  }
}

/** Plays what tools report, each call in turn; `receive` gets the user's decisions. */
export function toolPlayerOf<Timer>(tools: Transcript['tools'] = {}, clock: PlayerClock<Timer>) {
  return ({ calls }: CallsToUse, report: (report: ToolReport) => void) => {
    const timers = new Set<Timer>()
    const later = (ms: number, act: () => void) => timers.add(clock.setTimeout(act, ms))
    const answer = (callId: string, output: Readonly<Record<string, unknown>>) =>
      later(stepMs, () => report({ type: 'ANSWERED', callId, output }))
    for (const { id, name } of calls) {
      const output = tools[id] ?? { isOpened: true }
      if (output === 'asks') later(stepMs, () => report({ type: 'ASKS', callId: id }))
      else if (name !== askingTool) answer(id, output)
    }
    return {
      receive(decision: CallDecision) {
        if (decision.type === 'CONFIRM')
          answer(decision.callId, answersAfterYes[decision.callId] ?? { isOpened: true })
      },
      stop: () => timers.forEach((timer) => clock.clearTimeout(timer)),
    }
  }
}
