import type { FailedPart } from '@aloft/design-system/modals/publishing/validation-list'
import { readComponent } from '@aloft/domain/balloons/components.rules'
import { flowOf } from '@aloft/domain/flows/flow-validation.rules'
import type { AdValues } from '../state/brand.ts'
import type { ValidationFailures } from '../wiring/publishing/publishing.ts'

/** What keeps an ad from being published, in the order of its steps; the flow as a whole comes first. */
export function failedParts(values: AdValues, failures: ValidationFailures): FailedPart[] {
  const { componentOrder } = flowOf(values, null)
  const ofFlow = failures['componentOrder']
  const parts = componentOrder.flatMap((step, index) =>
    step.flatMap((id) => {
      const failure = failures[id]
      const place = { step: index + 1, type: readComponent(values, id).type }
      return failure ? [{ id, place, failure }] : []
    }),
  )
  return ofFlow ? [{ id: 'componentOrder', place: null, failure: ofFlow }, ...parts] : parts
}
