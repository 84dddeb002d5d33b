import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { mergeEdit } from './balloon.service.ts'

/** Saves the changed fields of an ad (ENT-35); `name` is the ad's name, all others are values. */
export const updateBalloon = defineAction('update-balloon', {
  policy: onBrand(),
  async handle({ db, account, brand, now }, { ideaId, balloonId, data: { name, ...values }, base = {} }) {
    if (brand.isPlanLapsed) return { error: 'planLapsed' }
    const change = { values, field: 'data', base, ...(typeof name === 'string' && { name }) }
    return mergeEdit(db, { ideaId, balloonId }, change, { authorId: account.id, role: brand.role, now })
  },
})
