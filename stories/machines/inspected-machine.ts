import type { EventExamples } from '@aloft/inspector/live/possible'
import type { AnyStateMachine } from 'xstate'
import type { SteadyClock } from './steady-clock.ts'

/** A machine as the inspector's pages and tests see it. */
export interface InspectedMachine {
  /** What it is for, in one sentence, for people who have never seen one. */
  readonly purpose: string
  /** The machine without its actors, which makes no calls. */
  readonly machine: AnyStateMachine
  /** The same with simulated actors that answer like a server after a moment. */
  readonly simulated: (clock: SteadyClock) => AnyStateMachine
  readonly input: unknown
  readonly scenarios: Readonly<Record<string, { readonly sees: string }>>
  readonly examples: EventExamples
}
