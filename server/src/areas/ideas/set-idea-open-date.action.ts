import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { ideasOf } from './idea.repo.ts'
import { selectedBalloonOf } from './selected-balloon.repo.ts'

/**
 * Selects a brand for the caller and returns the ad they have selected in it (ACT-022, NAV-14). That ad is stored by
 * person and brand until another is selected or the call resets it.
 */
export const setIdeaOpenDate = defineAction('set-idea-open-date', {
  policy: onBrand(),
  async handle({ db, account, brand, now }, { balloonId, isResetSelectedBalloonId }) {
    const { idea } = brand
    if (idea.archiveDate) return { error: 'ideaArchived' }
    const selected = selectedBalloonOf(db, { userId: account.id, ideaId: idea.id })
    if (isResetSelectedBalloonId) await selected.reset()
    if (balloonId && !(await selected.select(balloonId))) return { error: 'balloonNotFound' }
    await ideasOf(db, account.id).open(idea.id, now)
    return { selectedIdeaId: idea.id, selectedBalloonId: await selected.find() }
  },
})
