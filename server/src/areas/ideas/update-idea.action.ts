import { checkSubdomain } from '@aloft/domain/ideas/subdomain.rules'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { assertMayChange, columnsOf } from './idea-changes.ts'
import { changeIdea, isSubdomainTaken } from './idea.repo.ts'
import { assertOwnsTeam, findIdeaClash } from './idea.service.ts'
import { wireIdea } from './idea.wire.ts'

/** Changes the given fields of a brand; some may only be changed by its owner (ACT-025, OPN-64). */
export const updateIdea = defineAction('update-idea', {
  policy: onBrand(),

  async handle({ db, brand }, { data }) {
    assertMayChange(brand, data)
    const { idea, ownerId } = brand
    const change = columnsOf(idea, data)
    const teamId = data.teamId === undefined ? idea.teamId : data.teamId
    const isMoved = teamId !== idea.teamId
    if (isMoved && teamId) await assertOwnsTeam(db, ownerId, teamId)
    // A brand that leaves its team belongs to the team's owner, whoever created it.
    if (isMoved) Object.assign(change, { teamId, ...(teamId === null && { userId: ownerId }) })

    const { title = idea.title, url = idea.url } = change
    const isRenamed = title !== idea.title || url !== idea.url
    if (isMoved || isRenamed) {
      const isAdded = isMoved && idea.archiveDate === null
      const clash = await findIdeaClash(db, { id: idea.id, ownerId, teamId, title, url, isAdded })
      if (clash) return clash
    }
    // Both were found out about the previous website.
    if (url !== idea.url) Object.assign(change, { snippet: {}, siteBuilder: null })
    const { subdomain } = change
    if (subdomain && (checkSubdomain(subdomain) || (await isSubdomainTaken(db, idea.id, subdomain))))
      return { error: 'subdomainTaken' }
    return { idea: wireIdea(await changeIdea(db, idea.id, change)) }
  },
})
