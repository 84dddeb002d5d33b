import { eventStreamType, formatStreamEvent, streamHeartbeat } from '@aloft/contract/core/event-stream'
import { parseStreamEventId } from '@aloft/domain/assistant/stream-event-id.rules'
import type { StreamEvent } from '@aloft/domain/assistant/stream-event.entity'

/**
 * One step of a scripted stream, after `delayMs`: an event, a heartbeat, or `cut`, which loses the connection. A script
 * that ends without a final status leaves the stream open, as a server does that has nothing to say.
 */
export interface MockStreamStep {
  readonly delayMs?: number
  readonly play: StreamEvent | 'heartbeat' | 'cut'
}

/** A scripted stream, played step by step to whoever reads it. */
export class MockStream {
  readonly steps: readonly MockStreamStep[]

  constructor(steps: readonly MockStreamStep[]) {
    this.steps = steps
  }

  /** Plays events with the same delay before each. */
  static of(events: readonly StreamEvent[], delayMs = 0): MockStream {
    return new MockStream(events.map((play) => ({ play, delayMs })))
  }

  /**
   * The response to a request. Events up to the request's `Last-Event-ID` are left out with their delays, as a server
   * has them ready.
   */
  respond(request: Request): Response {
    const after = parseStreamEventId(request.headers.get('Last-Event-ID') ?? '')?.number ?? 0
    const steps = this.steps.filter(({ play }) => typeof play === 'string' || play.number > after)
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const body = new ReadableStream<string>({
      start(controller) {
        playNext(steps[Symbol.iterator](), controller, timers)
      },
      cancel() {
        for (const timer of timers) clearTimeout(timer)
      },
    })
    return new Response(body.pipeThrough(new TextEncoderStream()), {
      headers: { 'Content-Type': eventStreamType, 'Cache-Control': 'no-store' },
    })
  }
}

function playNext(
  steps: Iterator<MockStreamStep>,
  controller: ReadableStreamDefaultController<string>,
  timers: Set<ReturnType<typeof setTimeout>>,
): void {
  const step = steps.next()
  if (step.done) return
  const { delayMs = 0, play } = step.value
  const timer = setTimeout(() => {
    timers.delete(timer)
    if (play === 'cut') {
      controller.error(new TypeError('network error'))
      return
    }
    controller.enqueue(play === 'heartbeat' ? streamHeartbeat : formatStreamEvent(play))
    playNext(steps, controller, timers)
  }, delayMs)
  timers.add(timer)
}
