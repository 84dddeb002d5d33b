import { join } from 'node:path'
import { systemClock } from '@aloft/server/clock'
import { openDatabase } from '@aloft/server/db/database'
import { createLog } from '@aloft/server/log'
import { openQueue } from '@aloft/server/queue/queue'
import { inviteMember } from '@aloft/server/areas/teams/invite.service'

// A separate program, because the product has no page for this yet: gives a user a team, with one of their
// brands if one is named, and invites another person to it. The email is sent when the server runs again.

const {
  DATA_DIR = '',
  INVITE_OWNER: ownerEmail = '',
  INVITE_EMAIL: email = '',
  INVITE_BRAND: ideaId,
} = process.env
const database = await openDatabase({ dir: join(DATA_DIR, 'database') })
const queue = await openQueue(database, createLog('warn'))

await database.knex.transaction(async (db) => {
  const owner = await db<{ id: string; email: string }>('user_account')
    .where({ email: ownerEmail })
    .first('id')
  if (!owner) throw new Error(`there is no account of ${ownerEmail}`)
  await db('user_account').where({ id: owner.id }).update({ planLabel: 'expand-2407' })
  const teamId = crypto.randomUUID()
  const team = { id: teamId, name: 'West Coast Studio', ownerId: owner.id, creationDate: new Date() }
  await db('team').insert(team)
  if (ideaId) await db('idea').where({ id: ideaId }).update({ teamId })
  const context = { db, clock: systemClock, enqueue: queue.add }
  await inviteMember(context, { teamId, inviterId: owner.id, email, role: 'collaborator' })
})
await queue.stop(5000)
await database.close()
console.log('done')
