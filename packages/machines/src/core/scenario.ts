import type { AnyStateMachine, ContextFrom, EventFromLogic } from 'xstate'

/** One state of a machine as a picture: what it knows, what the user should see, which events it takes. */
export interface Scenario<M extends AnyStateMachine> {
  readonly context: ContextFrom<M>
  /** One sentence, for designers and product people. */
  readonly sees: string
  readonly events: readonly EventFromLogic<M>['type'][]
}

/** The scenarios of a machine by leaf state, written as a path such as `signedOut.idle`. */
export type Scenarios<M extends AnyStateMachine> = Readonly<Record<string, Scenario<M>>>

/** What each event of a machine carries beside its type, as an example to send it with by hand. */
export type EventExamples<M extends AnyStateMachine> = {
  readonly [Type in EventFromLogic<M>['type']]: Omit<Extract<EventFromLogic<M>, { type: Type }>, 'type'>
}
