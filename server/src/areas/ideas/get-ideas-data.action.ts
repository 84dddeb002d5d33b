import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { teamsOf } from '../teams/team.repo.ts'
import { wireTeam } from '../teams/team.wire.ts'
import { wireIdeaSummary } from './idea.wire.ts'
import { ideasOf } from './idea.repo.ts'

/** The user's own brands and, by team, the teams' brands (ENT-04). */
export const getIdeasData = defineAction('get-ideas-data', {
  policy: signedIn,
  async handle({ db, account }) {
    const teams = teamsOf(db, account.id)
    const ideaRows = await ideasOf(db, account.id).list()
    const teamRows = await teams.list()
    const members = teamRows.length > 0 ? await teams.members() : []
    const ideas = ideaRows.map(wireIdeaSummary)
    return {
      ideas: ideas.filter((idea) => idea.teamId === null),
      teams: Object.fromEntries(
        teamRows.map((team) => [
          team.id,
          { ...wireTeam(team, members), ideas: ideas.filter((idea) => idea.teamId === team.id) },
        ]),
      ),
    }
  },
})
