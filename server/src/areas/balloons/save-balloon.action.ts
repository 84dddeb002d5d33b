import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { editBalloon } from './balloon.service.ts'

/**
 * Saves a whole ad (ENT-37). Only the last value of each history counts. Values that differ from the stored ones are
 * edits, and keys that are not sent stay unchanged.
 */
export const saveBalloon = defineAction('save-balloon', {
  policy: onBrand(),
  async handle({ db, account, brand, now }, { ideaId, balloonId, balloon: { name, data } }) {
    if (brand.isPlanLapsed) return { error: 'planLapsed' }
    const last = Object.entries(data).flatMap(([key, history]) => {
      const entry = history.at(-1)
      return entry ? [[key, entry.value] as const] : []
    })
    const change = { name, values: Object.fromEntries(last), field: 'balloon.data' }
    return editBalloon(db, { ideaId, balloonId }, change, { authorId: account.id, role: brand.role, now })
  },
})
