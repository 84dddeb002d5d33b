import { componentKey } from './balloon-keys.rules.ts'
import { isComponentOrder } from './component-order.rules.ts'
import { componentTypeOf } from './component-types.rules.ts'
import type { JsonValue } from '../core/json.ts'

type Values = Readonly<Record<string, JsonValue>>

function componentsOf({ componentOrder }: Values): readonly string[] {
  return isComponentOrder(componentOrder) ? componentOrder.flat() : []
}

/**
 * Whether an edit would make the figures of earlier launches misleading: a component that had traffic is removed, or a
 * goal is added (FLV-11, FLV-12).
 */
export function breaksLaunchHistory(before: Values, after: Values): boolean {
  const [ids, idsAfter] = [componentsOf(before), componentsOf(after)]
  const kindOf = (values: Values, id: string) => componentTypeOf(values[componentKey(id, 'type')]).type
  const isGone = (id: string) => !idsAfter.includes(id) || kindOf(before, id) !== kindOf(after, id)
  const isNewGoal = (id: string) => !ids.includes(id) && kindOf(after, id) === 'goal'
  return ids.some(isGone) || idsAfter.some(isNewGoal)
}
