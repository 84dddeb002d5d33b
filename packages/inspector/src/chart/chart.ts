/** The chart of a machine as plain data: states and transitions. Rows MAC-06, MAC-11. */
export interface Chart {
  /** The id of the machine. */
  readonly id: string
  /** Parents before their children, in the order of the machine. */
  readonly nodes: readonly ChartNode[]
  readonly edges: readonly ChartEdge[]
}

export type ChartNodeKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history' | 'initial'

export interface ChartNode {
  /** The id of the state; the mark of an initial state has its parent's id followed by `:initial`. */
  readonly id: string
  readonly parentId: string | null
  readonly kind: ChartNodeKind
  readonly name: string
  readonly tags: readonly string[]
  /** Names of the actors that run while the state is active. */
  readonly invokes: readonly string[]
  readonly entry: readonly string[]
  readonly exit: readonly string[]
}

/** `snapshot`: a child actor emitted its state. `complete`: all inner states reached their final state. */
export type ChartEdgeKind =
  | 'initial'
  | 'event'
  | 'after'
  | 'always'
  | 'done'
  | 'error'
  | 'snapshot'
  | 'complete'

export interface ChartEdge {
  /** Source, event and index among that event's transitions: `machine.state|EVENT|0`. */
  readonly id: string
  readonly kind: ChartEdgeKind
  readonly source: string
  /** The source itself if the transition stays inside. */
  readonly target: string
  /** The transition leaves no state and only executes actions. */
  readonly isInternal: boolean
  /** The trigger in words: the name of an event or an actor, or a time such as `400 ms`. */
  readonly cause: string
  readonly guard: string | null
  readonly actions: readonly string[]
}
