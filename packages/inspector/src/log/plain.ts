/**
 * Any value as JSON. Values that JSON lacks become an object with one key: `$date`, `$error`, `$function`,
 * `$actor`, `$machine`, `$cut`.
 */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain }

const secretKeys = /password|token|secret|authorization|cookie|api_?key/i
const longestText = 2000
const mostEntries = 200
const deepest = 12

/** Replaces a secret: neither its content nor its length is revealed. */
export const mask = '•••'

/** A value as JSON of limited size, with readable functions and running actors and without secrets. */
export function toPlain(value: unknown, depth = 0): Plain {
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value)
  if (typeof value === 'string') return value.length <= longestText ? value : { $cut: value.slice(0, 200) }
  if (typeof value === 'function') return { $function: value.name || 'function' }
  if (typeof value === 'bigint' || typeof value === 'symbol') return value.toString()
  if (typeof value !== 'object') return null
  if (depth > deepest) return { $cut: 'too deep' }
  if (value instanceof Date) return { $date: Number.isNaN(value.getTime()) ? 'invalid' : value.toISOString() }
  if (value instanceof Error) return { $error: value.message }
  if (Array.isArray(value)) return bounded(value, (each) => toPlain(each, depth + 1))
  if (value instanceof Map || value instanceof Set) return toPlain([...value], depth)
  return objectToPlain(value as Record<string, unknown>, depth)
}

function objectToPlain(value: Record<string, unknown>, depth: number): Plain {
  if ('sessionId' in value && 'getSnapshot' in value) return { $actor: String(value['id']) }
  if ('machine' in value && 'matches' in value) {
    return {
      $machine: { value: toPlain(value['value'], depth + 1), context: toPlain(value['context'], depth + 1) },
    }
  }
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return Object.fromEntries(
    entries.slice(0, mostEntries).map(([key, inner]) => {
      const isSecret = secretKeys.test(key) && typeof inner === 'string' && inner !== ''
      return [key, isSecret ? mask : toPlain(inner, depth + 1)]
    }),
  )
}

function bounded(list: readonly unknown[], map: (each: unknown) => Plain): Plain[] {
  const shown = list.slice(0, mostEntries).map(map)
  return list.length > mostEntries ? [...shown, { $cut: `${list.length - mostEntries} more` }] : shown
}

/** The reverse: dates and errors are restored; `revive` restores a child machine's snapshot. */
export function fromPlain(plain: Plain, revive: (state: Plain) => unknown): unknown {
  if (typeof plain !== 'object' || plain === null) return plain
  if (Array.isArray(plain)) return plain.map((each: Plain) => fromPlain(each, revive))
  const record = plain as Readonly<Record<string, Plain>>
  if (typeof record['$date'] === 'string') return new Date(record['$date'])
  if (typeof record['$error'] === 'string') return new Error(record['$error'])
  if (record['$machine'] !== undefined) return revive(record['$machine'])
  return Object.fromEntries(Object.entries(record).map(([key, inner]) => [key, fromPlain(inner, revive)]))
}

/** Whether two values are the same JSON, regardless of key order. */
export function isSamePlain(left: Plain | undefined, right: Plain | undefined): boolean {
  return canonical(left) === canonical(right)
}

function canonical(value: Plain | undefined): string {
  return JSON.stringify(value ?? null, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
