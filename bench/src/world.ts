import { exampleBrandBrief } from '@aloft/contract/briefs/briefs.examples'
import { systemClock } from '@aloft/server/clock'
import type { Db } from '@aloft/server/db/db'
import { insertAccount } from '@aloft/server/areas/account/account.repo'
import { openSession } from '@aloft/server/areas/account/session.service'
import { insertBalloon } from '@aloft/server/areas/balloons/balloon.service'
import { briefsOf } from '@aloft/server/areas/briefs/brief.repo'
import { ideasOf } from '@aloft/server/areas/ideas/idea.repo'
import { post } from '@aloft/server/ledger/ledger.repo'
import { emptyAdValues } from '@aloft/domain/ads/ad-values.rules'

export interface World {
  readonly userId: string
  readonly token: string
  readonly ideaId: string
  readonly balloonId: string
}

const tokens = 100_000

/** An account with many tokens, its session, a brand with its brief, and ads. */
export async function createWorld(db: Db, numAds = 10): Promise<World> {
  const now = systemClock.real()
  const [userId, ideaId] = [crypto.randomUUID(), crypto.randomUUID()]
  await insertAccount(db, {
    id: userId,
    email: `${userId}@clients.example`,
    username: 'Mara Quinn',
    passwordHash: '',
    language: 'en',
    referralCode: null,
    now,
  })
  await db('user_account').where({ id: userId }).update({ planLabel: 'expand-2407' })
  await post(db, {
    reference: `bench:${userId}`,
    kind: 'bench',
    date: now,
    entries: [
      { ownerId: userId, account: 'tokens:additional', unit: 'token', amount: tokens },
      { ownerId: null, account: 'tokens:granted', unit: 'token', amount: -tokens },
    ],
  })
  const idea = { teamId: null, title: 'Nightjar Lamps', url: exampleBrandBrief.websiteUrl, adGenData: {} }
  await ideasOf(db, userId).insert({ ...idea, id: ideaId, now })
  await briefsOf(db, ideaId).saveOnly('brand', exampleBrandBrief, null, now)
  const balloonIds = Array.from({ length: numAds }, () => crypto.randomUUID())
  for (const [index, id] of balloonIds.entries()) {
    const values = emptyAdValues({ campaignId: 'c1', pageId: 'c2' }, 'facebook', exampleBrandBrief.websiteUrl)
    await insertBalloon(db, {
      id,
      ideaId,
      name: `Ad ${index}`,
      platform: 'facebook',
      values,
      progress: 100,
      now,
    })
  }
  const session = await openSession({ db, clock: systemClock }, userId)
  return { userId, token: session.authToken, ideaId, balloonId: balloonIds[0] ?? '' }
}
