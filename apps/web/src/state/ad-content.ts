import { componentKey, type ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import { isComponentOrder } from '@aloft/domain/balloons/component-order.rules'
import { componentTypeOf } from '@aloft/domain/balloons/component-types.rules'
import type { AdLocation } from '@aloft/domain/ads/ad-location.rules'
import { adTextsOf } from '@aloft/domain/ads/ad-values.rules'
import type { JsonValue } from '@aloft/domain/core/json'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type { AdValues } from './brand.ts'

/** An ad's own values, without the keys' way to them. */
export interface AdContent {
  readonly platform: AdPlatform
  readonly campaignId: string
  readonly texts: Readonly<Partial<Record<ComponentKey, string>>>
  value(key: ComponentKey): JsonValue | undefined
}

/**
 * The campaign of an ad with its texts; null for a balloon that holds none. Of several it is the one with this id, as
 * addresses name it, or else the first (RTE-13).
 */
export function adContent(
  balloon: Balloon,
  values: AdValues,
  componentId: string | null = null,
): AdContent | null {
  const order = values['componentOrder']
  const campaigns = isComponentOrder(order) ? (order[0] ?? []) : []
  const campaignId = campaigns.find((id) => id === componentId) ?? campaigns[0]
  if (!balloon.platform || campaignId === undefined) return null
  return campaignContent(campaignId, values, balloon.platform)
}

/** The content of one campaign; the platform is that of its ad, where its type does not say. */
export function campaignContent(campaignId: string, values: AdValues, otherwise: AdPlatform): AdContent {
  const value = (key: ComponentKey) => values[componentKey(campaignId, key)]
  const platform = componentTypeOf(value('type')).platform ?? otherwise
  return { platform, campaignId, texts: adTextsOf(values, campaignId, platform), value }
}

export function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : ''
}

export function jsonList(value: JsonValue | undefined): readonly JsonValue[] {
  return Array.isArray(value) ? value : []
}

/** The places that an ad is aimed at; we alone write them. */
export function adLocations({ value }: Pick<AdContent, 'value'>): readonly AdLocation[] {
  return jsonList(value('locations')) as unknown as readonly AdLocation[]
}
