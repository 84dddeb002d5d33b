import { componentKey } from './balloon-keys.rules.ts'
import { isComponentOrder } from './component-order.rules.ts'
import { type ComponentKind, componentTypeOf } from './component-types.rules.ts'
import type { JsonValue } from '../core/json.ts'

type Values = Readonly<Record<string, JsonValue>>

function idsOf(kind: ComponentKind, values: Values): readonly string[] {
  const { componentOrder } = values
  const ids = isComponentOrder(componentOrder) ? componentOrder.flat() : []
  return ids.filter((id) => componentTypeOf(values[componentKey(id, 'type')]).type === kind)
}

/**
 * Whether an edit would make the figures of runs before it speak of another campaign: it gains or loses a goal, or an
 * ad goes (FLV-11).
 */
export function breaksRunHistory(before: Values, after: Values): boolean {
  const [goals, goalsAfter] = [idsOf('goal', before), idsOf('goal', after)]
  const ads = idsOf('adCampaign', after)
  return (
    goals.toSorted().join() !== goalsAfter.toSorted().join() ||
    idsOf('adCampaign', before).some((id) => !ads.includes(id))
  )
}
