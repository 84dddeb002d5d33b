/** The drawing of a machine as plain data: states and the ways between them. Rows MAC-06, MAC-11. */
export interface Chart {
  /** The id of the machine. */
  readonly id: string
  /** Parents before their children, in the order of the machine. */
  readonly nodes: readonly ChartNode[]
  readonly edges: readonly ChartEdge[]
}

export type ChartNodeKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history' | 'initial'

export interface ChartNode {
  /** The id of the state; the mark of an initial state has that of its parent and `:initial`. */
  readonly id: string
  readonly parentId: string | null
  readonly kind: ChartNodeKind
  /** The state’s own name. */
  readonly name: string
  readonly tags: readonly string[]
  /** Names of the actors that run while the state is held. */
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
  /** Source, event and place among the transitions of that event: `machine.state|EVENT|0`. */
  readonly id: string
  readonly kind: ChartEdgeKind
  readonly source: string
  /** The source itself where the transition stays inside. */
  readonly target: string
  /** No state is left: only actions are taken. */
  readonly isInternal: boolean
  /** What sets it off, to be read: an event’s name, the name of an actor, or a time such as `400 ms`. */
  readonly cause: string
  readonly guard: string | null
  readonly actions: readonly string[]
}
