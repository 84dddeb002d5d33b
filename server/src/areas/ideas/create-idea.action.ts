import { normaliseUrl } from '@aloft/domain/core/url'
import { checkIdeaTitle, findIdeaForSite } from '@aloft/domain/ideas/idea.rules'
import { planOf } from '@aloft/domain/plans/plan-catalogue.rules'
import { v7 as uuidv7 } from 'uuid'
import { CallError } from '../../action/call-error.ts'
import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { endOnboarding } from '../account/account.repo.ts'
import { teamsOf } from '../teams/team.repo.ts'
import { ideasOf } from './idea.repo.ts'
import { wireIdea } from './idea.wire.ts'

/** A new brand of the account, or of a team it owns; it becomes the current one. */
export const createIdea = defineAction('create-idea', {
  policy: signedIn,

  async handle({ db, account, now }, payload) {
    const teamId = payload.teamId ?? null
    if (teamId) await assertOwnsTeam(db, account.id, teamId)
    const url = payload.url ? normaliseUrl(payload.url) : null
    if (url === false) throw new CallError('invalidPayload', { field: 'url' })

    const ideas = ideasOf(db, account.id)
    await ideas.lock()
    const siblings = await ideas.siblings(teamId)
    const titleError = checkIdeaTitle(
      payload.title,
      siblings.map((sibling) => sibling.title),
    )
    if (titleError && titleError !== 'existingTitle')
      throw new CallError('invalidPayload', { field: 'title' })
    // First the site: who asks again because a reply got lost is told which brand it was.
    const existing = url && findIdeaForSite(siblings, url)
    if (existing) return { error: 'existingIdea', ideaId: existing.id }
    if (titleError) return { error: 'existingTitle' }
    const limit = planOf(account.plan_label).numIdeas
    const active = siblings.filter((sibling) => sibling.archiveDate === null)
    if (active.length >= limit) return { error: 'overIdeaLimit', limit }

    const idea = await ideas.insert({
      id: uuidv7(),
      teamId,
      title: payload.title.trim(),
      url,
      adGenData: account.ad_gen_data,
      now,
    })
    await ideas.open(idea.id, now)
    await endOnboarding(db, account.id)
    return { idea: wireIdea({ ...idea, last_open_date: now }) }
  },
})

async function assertOwnsTeam(
  db: Parameters<typeof teamsOf>[0],
  userId: string,
  teamId: string,
): Promise<void> {
  const team = await teamsOf(db, userId).find(teamId)
  if (team?.owner_id !== userId) throw new CallError('forbidden')
}
