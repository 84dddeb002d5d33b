import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { editBalloon } from './balloon.service.ts'

/**
 * Writes a whole ad (ENT-37). Of each history that is sent only the last value counts; what differs from the kept
 * one is an edit, and keys that are not sent stay as they are.
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
