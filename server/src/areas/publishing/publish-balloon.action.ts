import { readValues } from '@aloft/domain/balloons/balloon-history.rules'
import { isEditable } from '@aloft/domain/balloons/balloon-status.rules'
import { completeBalloon, isPublishable, nextPublishDate } from '@aloft/domain/balloons/versions.rules'
import { checkAddresses } from '@aloft/domain/flows/flow-addresses.rules'
import { flowOf, validateFlow } from '@aloft/domain/flows/flow-validation.rules'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { addPublishDate, findBalloonForUpdate } from '../balloons/balloon.repo.ts'

/**
 * Publishes the draft of an ad as a new version, if its flow is complete (ACT-042, FLV-01, MOD-17). A draft without
 * changes is already published, so a second call adds no version.
 */
export const publishBalloon = defineAction('publish-balloon', {
  policy: onBrand(),
  async handle({ db, account, brand, now }, { ideaId, balloonId }) {
    if (!account.isEmailValidated) return { error: 'emailNotValidated' }
    if (brand.isPlanLapsed) return { error: 'planLapsed' }
    const balloon = await findBalloonForUpdate(db, ideaId, balloonId)
    if (!balloon) return { error: 'balloonNotFound' }
    if (!isEditable(balloon)) return { error: 'adNotEditable', status: balloon.status }
    const { integrations, url } = brand.idea
    const flow = flowOf(readValues(balloon.data), integrations.paypal?.clientId ?? null)
    const validationFailures = { ...checkAddresses(flow, url), ...validateFlow(flow) }
    if (Object.keys(validationFailures).length > 0) return { validationFailures }
    if (!isPublishable(balloon)) return { balloon }
    const date = nextPublishDate(balloon.data, balloon.publishDates, now)
    await addPublishDate(db, balloonId, date)
    return { balloon: completeBalloon({ ...balloon, publishDates: [...balloon.publishDates, date] }) }
  },
})
