import { normaliseUrl } from '@aloft/domain/core/url'
import { checkIdeaTitle } from '@aloft/domain/ideas/idea.rules'
import { v7 as uuidv7 } from 'uuid'
import { CallError } from '../../action/call-error.ts'
import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { endOnboarding } from '../account/account.repo.ts'
import { ideasOf } from './idea.repo.ts'
import { assertOwnsTeam, findIdeaClash } from './idea.service.ts'
import { wireIdea } from './idea.wire.ts'

/** Creates a brand for the account, or for a team it owns, and selects it. */
export const createIdea = defineAction('create-idea', {
  policy: signedIn,

  async handle({ db, account, now }, payload) {
    const teamId = payload.teamId ?? null
    if (teamId) await assertOwnsTeam(db, account.id, teamId)
    const url = payload.url ? normaliseUrl(payload.url) : null
    if (url === false) throw new CallError('invalidPayload', { field: 'url' })
    const title = payload.title.trim()
    if (checkIdeaTitle(title, [])) throw new CallError('invalidPayload', { field: 'title' })

    const place = { ownerId: account.id, teamId, title, url, isAdded: true }
    const clash = await findIdeaClash(db, place)
    if (clash) return clash

    const ideas = ideasOf(db, account.id)
    const idea = await ideas.insert({
      id: uuidv7(),
      teamId,
      title,
      url,
      adGenData: account.adGenData,
      now,
    })
    await ideas.open(idea.id, now)
    await endOnboarding(db, account.id)
    return { idea: wireIdea({ ...idea, lastOpenDate: now }) }
  },
})
