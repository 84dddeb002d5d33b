import { componentKey } from '../balloons/balloon-keys.rules.ts'
import type { ComponentOrder, SectionOrder } from '../balloons/balloon.entity.ts'
import type { ComponentTypeDefinition } from '../balloons/component-types.rules.ts'
import { componentTypeOf } from '../balloons/component-types.rules.ts'
import { readComponent } from '../balloons/components.rules.ts'
import type { CtaType } from '../balloons/section-types.rules.ts'
import { readSection } from '../balloons/sections.rules.ts'
import { isComponentOrder, isSectionOrder } from '../balloons/component-order.rules.ts'
import { isCtaSection } from '../balloons/section-types.rules.ts'
import type { JsonValue } from '../core/json.ts'

export const flowFailures = [
  'noMainComponent',
  'notAllowedAsLastComponent',
  // The product's spelling, used in saved flows and the catalogue.
  'invlaidOutputType',
  'notAllowedAsFirstComponent',
  'noPaypalClientId',
  'noExternalPageUrl',
  'needsNextComponent',
  'cantHaveNextComponent',
] as const
export type FlowFailure = (typeof flowFailures)[number]

/** A flow as validation sees it. `values` holds a balloon's current values by key, such as `component/{id}/url`. */
export interface Flow {
  readonly componentOrder: ComponentOrder
  readonly sectionOrder: SectionOrder
  readonly values: Readonly<Record<string, JsonValue>>
  readonly paypalClientId: string | null
}

/** The flow in the values of an ad. */
export function flowOf(values: Flow['values'], paypalClientId: string | null): Flow {
  const { componentOrder, sectionOrder } = values
  return {
    componentOrder: isComponentOrder(componentOrder) ? componentOrder : [],
    sectionOrder: isSectionOrder(sectionOrder) ? sectionOrder : {},
    values,
    paypalClientId,
  }
}

interface Place {
  readonly componentId: string
  readonly definition: ComponentTypeDefinition
  readonly isFirst: boolean
  /** Definitions of the next step's main components; undefined on the last step. */
  readonly next: readonly ComponentTypeDefinition[] | undefined
}

const paypalCta: CtaType = 'buy-with-PayPal'

function definitionOf(flow: Flow, componentId: string): ComponentTypeDefinition {
  return componentTypeOf(flow.values[componentKey(componentId, 'type')])
}

function pageFailure(flow: Flow, { componentId, next }: Place): FlowFailure | null {
  const sections = (flow.sectionOrder[componentId] ?? []).map((id) =>
    readSection(flow.values, componentId, id),
  )
  const ctaSections = sections.filter(({ type }) => isCtaSection(type))
  const isSelling = ctaSections.some(({ ctaType }) => ctaType === paypalCta)
  if (isSelling && !flow.paypalClientId) return 'noPaypalClientId'
  if (ctaSections.length > 0 && next === undefined) return 'needsNextComponent'
  return ctaSections.length === 0 && next !== undefined ? 'cantHaveNextComponent' : null
}

function placeFailure(flow: Flow, place: Place): FlowFailure | null {
  const { definition, componentId, isFirst, next } = place
  if (definition.type === 'sideEffect') return 'noMainComponent'
  if (next === undefined && !definition.outputTypes.includes('empty')) return 'notAllowedAsLastComponent'
  if (next?.some(({ type }) => type !== 'sideEffect' && !definition.outputTypes.includes(type))) {
    return 'invlaidOutputType'
  }
  if (isFirst && !definition.isAllowedFirstComponent) return 'notAllowedAsFirstComponent'
  if (definition.type === 'externalPage') {
    const page = readComponent(flow.values, componentId)
    return 'url' in page && page.url !== '' ? null : 'noExternalPageUrl'
  }
  return definition.type === 'page' ? pageFailure(flow, place) : null
}

/**
 * Checks a flow. The result maps component IDs to the first error of each, and is empty for a valid flow (FLV-01 to
 * FLV-10). A step may have side effects beside its main components. A step with only side effects has no main
 * component. A flow without a step has none either; because there's no component to name, the error is under
 * `componentOrder`. A page without a call to action may end a flow (OPN-96).
 */
export function validateFlow(flow: Flow): Readonly<Record<string, FlowFailure>> {
  const steps = flow.componentOrder
    .filter((step) => step.length > 0)
    .map((step) => {
      const mains = step.filter((componentId) => definitionOf(flow, componentId).type !== 'sideEffect')
      return mains.length > 0 ? mains : step
    })
  if (steps.length === 0) return { componentOrder: 'noMainComponent' }
  const failures: Record<string, FlowFailure> = {}
  for (const [index, step] of steps.entries()) {
    const next = steps[index + 1]?.map((componentId) => definitionOf(flow, componentId))
    for (const componentId of step) {
      const definition = definitionOf(flow, componentId)
      const failure = placeFailure(flow, { componentId, definition, isFirst: index === 0, next })
      if (failure) failures[componentId] = failure
    }
  }
  return failures
}
