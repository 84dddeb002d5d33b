import type { StreamEvent, StreamEventName } from '@aloft/domain/assistant/stream-event.entity'

type DataOf<N extends StreamEventName> = Extract<StreamEvent, { name: N }>['data']

/** A run that this node is writing: its events, and those of them that are stored. */
export class LiveRun {
  readonly id: string
  readonly events: StreamEvent[] = []
  text = ''
  storedEvents = 0
  readonly #aborting = new AbortController()
  readonly #onEvent: () => void

  constructor(id: string, onEvent: () => void) {
    this.id = id
    this.#onEvent = onEvent
  }

  get signal(): AbortSignal {
    return this.#aborting.signal
  }

  /** Ends the request to the engine. */
  abort(reason: 'cancelled' | 'stopping'): void {
    this.#aborting.abort(reason)
  }

  /** Adds the next event. Readers on this node get it before it's stored. */
  push<N extends StreamEventName>(name: N, data: Omit<DataOf<N>, 'runId'>): void {
    this.events.push({
      name,
      number: this.events.length + 1,
      data: { runId: this.id, ...data },
    } as unknown as StreamEvent)
    this.#onEvent()
  }

  unstored(): readonly StreamEvent[] {
    return this.events.slice(this.storedEvents)
  }
}
