import type { JsonValue } from '../core/json.ts'
import type { AdPlatform } from '../ideas/platforms.rules.ts'
import { componentKey } from './balloon-keys.rules.ts'
import { isComponentOrder } from './component-order.rules.ts'
import type { Component, ComponentOf, ValueKey } from './component-schemas.entity.ts'
import { groupKeys, typeGroups, typeKeys, valueRows } from './component-table.rules.ts'
import {
  type ComponentType,
  componentTypeOf,
  componentTypes,
  isComponentType,
} from './component-types.rules.ts'
import { whatFits } from './value-facts.rules.ts'

type Values = Readonly<Record<string, JsonValue>>

/** The type of an ad's component, by platform. */
export const campaignTypes = {
  google: 'googleAdCampaign',
  facebook: 'facebookAdCampaign',
  instagram: 'instagramAdCampaign',
} as const satisfies Record<AdPlatform, ComponentType>

/** An ad on a platform. */
export type AdComponent = { [P in AdPlatform]: ComponentOf<(typeof campaignTypes)[P]> }[AdPlatform]

function valueOf(values: Values, id: string, key: ValueKey) {
  const { shape, default: nothing } = valueRows[key]
  return whatFits(shape, values[componentKey(id, key)] ?? null) ?? nothing
}

function readAs<T extends ComponentType>(values: Values, id: string, type: T): ComponentOf<T> {
  const read = (keys: readonly ValueKey[]) =>
    Object.fromEntries(keys.map((key) => [key, valueOf(values, id, key)]))
  const groups = typeGroups[type].map((group) => [group, read(groupKeys[group])] as const)
  // Guaranteed by the table, which is derived from the same schemas as this type.
  return { id, type, ...read(typeKeys[type]), ...Object.fromEntries(groups) } as unknown as ComponentOf<T>
}

/**
 * A component from a balloon's values by key: each value of its type, or its default. A value that doesn't fit counts
 * as missing, and so does each such item of a list. A component of an unknown type counts as one without a type yet.
 */
export function readComponent(values: Values, id: string): Component {
  const type = values[componentKey(id, 'type')]
  return readAs(values, id, isComponentType(type) ? type : 'pending')
}

/** The components of a flow, step by step; none if its order can't be read. */
export function readComponents({ componentOrder, ...values }: Values): readonly Component[] {
  return isComponentOrder(componentOrder) ? componentOrder.flat().map((id) => readComponent(values, id)) : []
}

/** A component read as an ad of a platform, whatever its type says: for example, as it was launched there. */
export function readAd(values: Values, id: string, platform: AdPlatform): AdComponent {
  return readAs(values, id, campaignTypes[platform])
}

/** The platform that an ad is for. */
export function platformOf(ad: AdComponent): AdPlatform {
  return componentTypes[ad.type].platform
}

/** Whether a component is an ad on a platform where we launch ads. */
export function isAd(component: Component): component is AdComponent {
  return componentTypeOf(component.type).platform !== undefined
}
