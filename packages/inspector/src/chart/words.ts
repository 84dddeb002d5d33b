interface Named {
  readonly type: string
  readonly params?: unknown
}

interface Combined {
  readonly guards?: readonly unknown[]
  readonly stateValue?: unknown
  readonly check?: unknown
}

/** Milliseconds in a readable form: `400 ms`, `1.5 s`, `2 min`. */
export function timeWord(ms: number): string {
  if (ms < 1000) return `${ms} ms`
  if (ms < 60_000) return `${round(ms / 1000)} s`
  return `${round(ms / 60_000)} min`
}

const round = (value: number) => Math.round(value * 10) / 10

/** A guard in words: its name with plain parameters; `condition` if it has no name. */
export function guardWord(guard: unknown): string | null {
  if (guard === undefined || guard === null) return null
  if (typeof guard === 'string') return guard
  if (typeof guard === 'object') return namedWord(guard as Named)
  if (typeof guard !== 'function') return 'condition'
  const { guards, stateValue, check } = guard as Combined
  if (stateValue !== undefined) return `in ${stateWord(stateValue)}`
  if (!guards) return 'condition'
  const words = guards.map((each) => guardWord(each) ?? '')
  // A build renames functions, but their source still distinguishes `and`, `or` and `not`.
  const how = String(check)
  if (how.includes('.every(')) return words.join(' and ')
  return how.includes('.some(') ? words.join(' or ') : `not ${words.join('')}`
}

/**
 * An action in words; `action` if it has no name. Built-in actions are named by their type: `xstate.assign`
 * is `assign`.
 */
export function actionWord(action: unknown): string {
  if (typeof action === 'string') return action
  const { type } = action as Partial<Named>
  if (typeof type === 'string')
    return namedWord({ ...(action as Named), type: type.replace(/^xstate\./, '') })
  return 'action'
}

function namedWord({ type, params }: Named): string {
  const parts: unknown[] = typeof params === 'object' && params !== null ? Object.values(params) : [params]
  const words = parts.filter((part) => ['string', 'number', 'boolean'].includes(typeof part))
  return words.length > 0 ? `${type} ${words.join(' ')}` : type
}

/** A state value as a path: `{ brand: 'address' }` is `brand.address`. */
export function stateWord(value: unknown): string {
  if (typeof value === 'string') return value
  const inner = Object.entries(value as Record<string, unknown>)
  return inner.map(([name, below]) => (isEmpty(below) ? name : `${name}.${stateWord(below)}`)).join(' & ')
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}
