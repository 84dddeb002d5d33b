import type { AnyStateMachine, ContextFrom, EventFromLogic } from 'xstate'

/** An example of one machine state: its context, what the user should see, and the events it accepts. */
export interface Scenario<M extends AnyStateMachine> {
  readonly context: ContextFrom<M>
  /** One sentence, for designers and product people. */
  readonly sees: string
  readonly events: readonly EventFromLogic<M>['type'][]
}

/** The scenarios of a machine by leaf state, written as a path such as `signedOut.idle`. */
export type Scenarios<M extends AnyStateMachine> = Readonly<Record<string, Scenario<M>>>

/** Example data for each event of a machine, for sending it by hand. */
export type EventExamples<M extends AnyStateMachine> = {
  readonly [Type in EventFromLogic<M>['type']]: Omit<Extract<EventFromLogic<M>, { type: Type }>, 'type'>
}
