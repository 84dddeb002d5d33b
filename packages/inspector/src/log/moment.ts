import type { AnyMachineSnapshot } from 'xstate'
import type { Moment } from './log.ts'
import { toPlain } from './plain.ts'

/** A snapshot as plain data. */
export function momentOf(snapshot: AnyMachineSnapshot): Moment {
  return {
    value: toPlain(snapshot.value),
    context: toPlain(snapshot.context),
    status: snapshot.status,
    active: snapshot._nodes.map(({ id }) => id),
  }
}
