import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { changeIdea } from './idea.repo.ts'
import { findIdeaClash } from './idea.service.ts'
import { wireIdea } from './idea.wire.ts'

/**
 * Archives a brand, or brings it back as if it were made anew: within the plan, and beside no other of its name or site
 * (TEA-03).
 */
export const archiveIdea = defineAction('archive-idea', {
  policy: onBrand(),
  async handle({ db, brand: { idea, ownerId }, now }, { isArchived }) {
    if (isArchived === (idea.archive_date !== null)) return { idea: wireIdea(idea) }
    const { id, team_id: teamId, title, url } = idea
    const clash = isArchived
      ? null
      : await findIdeaClash(db, { id, ownerId, teamId, title, url, isAdded: true })
    if (clash) return clash
    return { idea: wireIdea(await changeIdea(db, id, { archive_date: isArchived ? now : null })) }
  },
})
