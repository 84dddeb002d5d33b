import { defineAction } from '../../../action/define.ts'
import { onBrand } from '../../../action/policies.ts'
import { changeIdea, deselectIdea } from '../../ideas/idea.repo.ts'
import { findIdeaClash } from '../../ideas/idea.service.ts'
import { wireIdea } from '../../ideas/idea.wire.ts'
import { stopAllAds } from './stop-all-ads.ts'

/**
 * Archives a brand, which stops its ads (PUB-10) and deselects it for everyone, or restores it under the rules for a
 * new brand: within the plan, with a unique name and site (TEA-03).
 */
export const archiveIdea = defineAction('archive-idea', {
  policy: onBrand(),
  async handle(transition, { isArchived }) {
    const { db, account, brand, now } = transition
    const { idea, ownerId } = brand
    if (isArchived === (idea.archiveDate !== null)) return { idea: wireIdea(idea) }
    const { id, teamId, title, url } = idea
    const clash = isArchived
      ? null
      : await findIdeaClash(db, { id, ownerId, teamId, title, url, isAdded: true })
    if (clash) return clash
    const stop = { actorId: account.id, stopReason: 'archived' } as const
    if (isArchived) {
      await stopAllAds(transition, { ownerId: null, ideaIds: [id] }, stop)
      await deselectIdea(db, id)
    }
    return { idea: wireIdea(await changeIdea(db, id, { archiveDate: isArchived ? now : null })) }
  },
})
