import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { ideasOf } from './idea.repo.ts'

export const setIdeaOpenDate = defineAction('set-idea-open-date', {
  policy: onBrand(),
  async handle({ db, account, brand, now }) {
    await ideasOf(db, account.id).open(brand.idea.id, now)
    return { selectedIdeaId: brand.idea.id, selectedBalloonId: null }
  },
})
