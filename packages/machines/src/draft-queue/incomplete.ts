import type { Unsaved } from './unsaved.ts'
import { withUpdate } from './drafts.ts'

/** A draft that lacks something to be saved is set aside as a whole, unless something of it was changed since. */
export function afterIncomplete({ waiting, inFlight, incomplete }: Unsaved): Partial<Unsaved> {
  if (!inFlight) return {}
  return waiting.some(({ id }) => id === inFlight.id)
    ? { inFlight: null, waiting: waiting.reduce(withUpdate, [inFlight]) }
    : { inFlight: null, incomplete: [...incomplete, inFlight] }
}
