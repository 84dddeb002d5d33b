import type { ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import { isComponentOrder } from '@aloft/domain/balloons/component-order.rules'
import {
  type AdComponent,
  isAd,
  platformOf,
  readAd,
  readComponent,
} from '@aloft/domain/balloons/components.rules'
import { adTextsOf } from '@aloft/domain/balloons/ad-texts.rules'
import type { JsonValue } from '@aloft/domain/core/json'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type { AdValues } from './brand.ts'

/** The campaign of an ad, with its texts. */
export interface AdContent {
  readonly platform: AdPlatform
  readonly campaignId: string
  readonly texts: Readonly<Partial<Record<ComponentKey, string>>>
  readonly ad: AdComponent
}

/**
 * The campaign of an ad with its texts; null for a balloon without one. If there are several, the one with
 * this id from an address, otherwise the first (RTE-13).
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

/**
 * The content of one campaign; its platform is that of the ad, if the campaign's type doesn't determine it.
 */
export function campaignContent(campaignId: string, values: AdValues, otherwise: AdPlatform): AdContent {
  const component = readComponent(values, campaignId)
  const ad = isAd(component) ? component : readAd(values, campaignId, otherwise)
  return { platform: platformOf(ad), campaignId, texts: adTextsOf(ad), ad }
}

/** The button of an ad, by its platform's name for it; empty if there's none. */
export function buttonOf({ ad }: Pick<AdContent, 'ad'>): string {
  return ('meta' in ad && ad.meta.fbButtonLabel) || ''
}

export function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : ''
}
