import type { StreamEvent, StreamEventName } from '@aloft/domain/assistant/stream-event.entity'

type DataOf<N extends StreamEventName> = Extract<StreamEvent, { name: N }>['data']

/** A run that this node is writing: its events since it began here, and those of them that are stored. */
export class LiveRun {
  readonly id: string
  readonly events: StreamEvent[] = []
  /** Text of the message that is being written. */
  text = ''
  storedEvents = 0
  /** It waits for outputs of tools; whichever node gets the last one continues it. */
  isPaused = false
  /** Number of the last event before those here. */
  readonly #before: number
  readonly #aborting = new AbortController()
  readonly #onEvent: () => void

  constructor(id: string, before: number, onEvent: () => void) {
    this.id = id
    this.#before = before
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
    this.publish([this.next(name, data)])
  }

  /** An event that follows the last one by a number of places, not added yet. */
  next<N extends StreamEventName>(name: N, data: Omit<DataOf<N>, 'runId'>, place = 1): StreamEvent {
    const number = this.#before + this.events.length + place
    return { name, number, data: { runId: this.id, ...data } } as unknown as StreamEvent
  }

  publish(events: readonly StreamEvent[]): void {
    this.events.push(...events)
    this.#onEvent()
  }

  /** Events after a number; null if earlier ones, which are stored, come first. */
  eventsAfter(number: number): readonly StreamEvent[] | null {
    return number < this.#before ? null : this.events.slice(number - this.#before)
  }

  unstored(): readonly StreamEvent[] {
    return this.events.slice(this.storedEvents)
  }
}
