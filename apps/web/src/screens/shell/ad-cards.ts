import type { AdCardData } from '@aloft/design-system/patterns/ad-card'
import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import { readValues } from '@aloft/domain/balloons/balloon-history.rules'
import { componentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { isComponentOrder } from '@aloft/domain/balloons/component-order.rules'
import { copyFields } from '@aloft/domain/balloons/copy-fields.rules'

/** The ads of a brand as its overview shows them, newest change first; archived ones are left out. */
export function adCards(balloons: readonly Balloon[]): AdCardData[] {
  return balloons
    .filter(({ archiveDate }) => archiveDate === null)
    .flatMap((balloon) => cardOf(balloon) ?? [])
    .toSorted((left, right) => right.updatedAt.getTime() - left.updatedAt.getTime())
}

function cardOf(balloon: Balloon): AdCardData | null {
  const { id, name, platform, status, data, creationDate } = balloon
  if (!platform) return null
  const values = readValues(data)
  const order = values['componentOrder']
  const campaignId = (isComponentOrder(order) && order[0]?.[0]) || ''
  const texts = copyFields[platform].map(({ key }) => values[componentKey(campaignId, key)])
  const dates = Object.values(data).flatMap((history) => history.at(-1)?.date ?? [])
  return {
    id,
    name,
    platform,
    status,
    text: texts.find((text): text is string => typeof text === 'string' && text !== '') ?? '',
    updatedAt: dates.reduce((newest, date) => (date > newest ? date : newest), creationDate),
  }
}
