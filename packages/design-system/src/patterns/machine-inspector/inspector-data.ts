export type InspectorJson =
  | null
  | boolean
  | number
  | string
  | readonly InspectorJson[]
  | { readonly [key: string]: InspectorJson }

export interface InspectorMoment {
  readonly value: InspectorJson
  readonly context: InspectorJson
  readonly status: string
  /** Ids of the active states. */
  readonly active: readonly string[]
}

export interface InspectorEntry extends InspectorMoment {
  readonly seq: number
  /** Milliseconds since the log began. */
  readonly atMs: number
  readonly event: { readonly type: string; readonly [key: string]: InspectorJson }
  /** Ids of the transitions taken; none if the machine ignored the event. */
  readonly taken: readonly string[]
}

export interface InspectorEvent {
  readonly type: string
  /** Whether the machine would accept it now. */
  readonly isPossible: boolean
  /** Sample payload as JSON; empty if the event has none. */
  readonly example: string
}

/** A transition in words; `target` is null if it leaves no state. */
export interface InspectorWay {
  readonly id: string
  readonly source: string
  readonly target: string | null
  readonly kind: string
  readonly cause: string
  readonly guard: string | null
  readonly actions: readonly string[]
}

/** A state value as a path: `{ brand: 'address' }` is `brand.address`; parallel states are joined by `&`. */
export function statePath(value: InspectorJson): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([name, below]) => {
      const path = typeof below === 'object' && Object.keys(below ?? {}).length === 0 ? '' : statePath(below)
      return path ? `${name}.${path}` : name
    })
    .join(' & ')
}
