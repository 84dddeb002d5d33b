import { exampleBrandBrief } from '@aloft/contract/briefs/briefs.examples'
import type { ReplyOf } from '@aloft/contract/schemas'
import { expect, it } from 'vitest'
import { briefsOf } from '../../src/areas/briefs/brief.repo.ts'
import { createEmbeddedAi } from '../../src/gateways/ai/ai.embedded.ts'
import { adEnd, adsOf, askForAd, createAdOwner } from '../support/ads.ts'
import { scriptedAi } from '../support/scripted-ai.ts'
import { useServer } from '../support/test-server.ts'
import {
  createAccount,
  createBrand,
  createTeam,
  grantTokens,
  joinTeam,
  type Login,
} from '../support/world.ts'

let isUnsafe = false
const server = await useServer({
  privateOrigins: [],
  gateways: {
    ai: scriptedAi({
      'ad-texts': async (request) =>
        isUnsafe ? { ok: false, failure: 'unsafe' } : createEmbeddedAi().write(request),
    }),
  },
})

async function notificationsOf({ token }: Login): Promise<ReplyOf<'get-notifications'>['notifications']> {
  const { body } = await server.call('get-notifications', {}, { token })
  return (body as ReplyOf<'get-notifications'>).notifications
}

it('notifies who asked for an ad, and nobody else of the team, that it is drafted', async () => {
  isUnsafe = false
  const owner = await createAccount(server, { plan: 'expand-2407' })
  const member = await createAccount(server)
  const teamId = await createTeam(server, { ownerId: owner.id })
  await joinTeam(server, { teamId, login: member, role: 'collaborator' })
  const ideaId = await createBrand(server, { userId: owner.id, teamId, title: 'Nightjar Lamps' })
  const now = server.clock.real()
  await briefsOf(server.database.knex, ideaId).saveOnly('brand', exampleBrandBrief, null, now)
  await grantTokens(server, ideaId, 10)
  await askForAd(server, { ...member, ideaId })
  await adEnd(server, { ...member, ideaId })
  const [ad] = await adsOf(server, { ...member, ideaId })
  expect(await notificationsOf(member)).toMatchObject([
    {
      kind: 'adReady',
      message: `“${ad?.name}” for Nightjar Lamps is ready for you to review.`,
      project: { _id: ideaId },
      campaign: { id: ad?.id, name: ad?.name },
      isRead: false,
    },
  ])
  expect(await notificationsOf(owner)).toEqual([])
})

it('notifies once, with the reason, that an ad could not be made', async () => {
  isUnsafe = true
  const owner = await createAdOwner(server)
  await askForAd(server, owner)
  expect(await adEnd(server, owner)).toMatchObject({ failureStatus: 'UNSAFE' })
  expect(await notificationsOf(owner)).toMatchObject([
    {
      kind: 'adFailed',
      message:
        'Nightjar Lamps: We stopped your ad because its content was flagged as unsafe. You keep your tokens. Please check your brief.',
      project: { _id: owner.ideaId },
      campaign: null,
    },
  ])
})
