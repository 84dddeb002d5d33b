import type { Db } from '../../db/db.ts'

export interface ErasedAccount {
  readonly id: string
  readonly email: string
}

/** A team that is deleted with its owner, and its members. */
export interface ClosedTeam {
  readonly name: string
  readonly memberIds: readonly string[]
}

/** The account, if its deletion was requested but not yet done. */
export async function findErasedAccount(db: Db, id: string): Promise<ErasedAccount | undefined> {
  return db('user_account').where({ id }).whereNotNull('deletionDate').first('id', 'email')
}

/** Brands that are deleted with an account: its own, and those of the teams it owns. */
export async function brandsOf(db: Db, userId: string): Promise<string[]> {
  return db('idea')
    .where((own) => own.where({ userId }).whereNull('teamId'))
    .orWhereIn('teamId', db('team').where({ ownerId: userId }).select('id'))
    .pluck('id')
}

export async function deleteBrand(db: Db, ideaId: string): Promise<void> {
  await db('idea').where({ id: ideaId }).delete()
}

/** Work in other people's teams stays with the team, whose owner becomes its creator. */
export async function handOverTeamWork(db: Db, userId: string): Promise<void> {
  await db.raw(
    `update idea set user_id = team.owner_id from team where team.id = idea.team_id and idea.user_id = ?`,
    [userId],
  )
  await db.raw(
    `update run set user_id = team.owner_id from idea join team on team.id = idea.team_id
      where run.user_id = ? and (run.idea_id = idea.id
        or exists (select 1 from brief where brief.website_data_id = run.id and brief.idea_id = idea.id))`,
    [userId],
  )
}

/** Deletes the teams of an account, whose brands are already deleted. */
export async function closeTeams(db: Db, ownerId: string): Promise<ClosedTeam[]> {
  const { rows } = await db.raw<{ rows: ClosedTeam[] }>(
    `select name, array(
        select user_id from team_member where team_id = team.id and invite_status = 'confirmed'
      ) as member_ids from team where owner_id = ?`,
    [ownerId],
  )
  await db('team').where({ ownerId }).delete()
  return rows
}

/**
 * Deletes personal data that does not belong to the account's row: mails and subscriptions, invitations, survey addresses
 * and counters.
 */
export async function forgetAddress(db: Db, { id, email }: ErasedAccount): Promise<void> {
  const mails: string[] = await db('mail')
    .whereRaw('position(? in payload::text) > 0', [id])
    .orWhereRaw('position(? in lower(payload::text)) > 0', [email])
    .delete('id')
    .then((rows: { id: string }[]) => rows.map((row) => row.id))
  await db('outbox_mail').whereIn('id', mails).orWhereRaw('lower(recipient) = ?', [email]).delete()
  await db('team_member').whereRaw('lower(email) = ?', [email]).where({ inviteStatus: 'pending' }).delete()
  await db('social_login').whereRaw('position(? in lower(person::text)) > 0', [email]).delete()
  await db('mail_subscription').where({ email }).delete()
  await db('pmf_survey').where({ email }).update({ email: null })
  await db('rate_limit')
    .whereRaw('position(? in lower(key)) > 0 or position(? in key) > 0', [email, id])
    .delete()
}

/**
 * Deletes the account with everything that references it. The ledger stays: it has only the owner's id, which no longer
 * identifies anyone.
 */
export async function deleteAccountRow(db: Db, userId: string): Promise<void> {
  await db('user_account').where({ id: userId }).delete()
}
