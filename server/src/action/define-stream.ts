import type { StreamName, streams } from '@aloft/contract/streams'
import type { ParsedStreamPayloadOf, StreamFailureOf } from '@aloft/contract/stream-schemas'
import type { StreamEvent } from '@aloft/domain/assistant/stream-event.entity'
import type { Caller } from './caller.ts'
import type { ActionContext } from './define.ts'

/** What a node needs to write a stream that one of its calls has begun. */
export interface StreamOrder {
  readonly id: string
}

/** The streams of a node: those that it writes, and those of any node that it reads to clients. */
export interface EventStreams {
  /** Starts to write a stream. Whoever reads it may leave: it continues. */
  begin(order: StreamOrder): void
  /**
   * The events of a stream after a number, whichever node writes it, and `heartbeat` if there's none for a while. Ends
   * after a final status, with the signal, and when this node stops.
   */
  read(id: string, after: number, signal: AbortSignal): AsyncGenerator<StreamEvent | 'heartbeat'>
  /** Ends what this node writes as failed, and all that it reads. */
  stop(): Promise<void>
}

/** The stream that a call answers with, and the order that begins it once the call's transaction is committed. */
export class OpenedStream {
  readonly id: string
  readonly order: StreamOrder | undefined

  constructor(id: string, order?: StreamOrder) {
    this.id = id
    this.order = order
  }
}

type WhoOf<S extends StreamName> = (typeof streams)[S]['who']

export interface StreamDefinition<S extends StreamName, Prepared> {
  readonly policy: WhoOf<S> extends 'user' ? { readonly kind: 'signedIn' } : never
  /** Work outside the transaction, such as counting. */
  readonly prepare: (context: ActionContext & Caller, payload: ParsedStreamPayloadOf<S>) => Promise<Prepared>
  /** Returns the stream or a declared failure; a failure rolls the transaction back. */
  readonly handle: (
    context: ActionContext & Caller,
    payload: ParsedStreamPayloadOf<S>,
    prepared: Prepared,
  ) => Promise<OpenedStream | StreamFailureOf<S>>
}

/** All handlers of streams: a stream of the contract without one does not compile. */
export type StreamHandlers = { readonly [S in StreamName]: StreamDefinition<S, unknown> }

/** Defines the handler of a stream, which passes the same checks as an action. */
export function defineStream<S extends StreamName, Prepared>(
  _name: S,
  { policy, prepare, handle }: StreamDefinition<S, Prepared>,
): StreamDefinition<S, unknown> {
  return {
    policy,
    prepare,
    handle: (context, payload, prepared) => handle(context, payload, prepared as Prepared),
  }
}
