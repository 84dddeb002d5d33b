import type { Knex } from 'knex'
import { brandRole, type TeamRole } from '@aloft/domain/teams/roles.rules'
import type { Db, SubQuery } from '../db/db.ts'
import type { AccountRow, BrandAccess, Caller, IdeaRow } from './caller.ts'

export interface FoundCaller extends Caller {
  readonly authExpiryDate: Date
  readonly lastActiveDate: Date
  readonly offsetHours: number
  /** Undefined where the call names no brand, or one that the caller has no part in. */
  readonly brand: BrandAccess | undefined
  /** What the call is about does not exist, and so belongs to no brand. */
  readonly isSubjectMissing: boolean
}

type Row = Record<string, unknown>

const ideaColumns = [
  'id',
  'user_id',
  'team_id',
  'title',
  'url',
  'description',
  'industry',
  'subdomain',
  'domain',
  'tags',
  'ad_gen_data',
  'design',
  'uploaded_images',
  'uploaded_videos',
  'snippet',
  'ad_accounts',
  'integrations',
  'last_open_date',
  'creation_date',
  'archive_date',
] as const satisfies (keyof IdeaRow)[]

const accountColumns = [
  'id',
  'email',
  'username',
  'language',
  'is_email_validated',
  'is_admin',
  'is_banned',
  'is_onboarding',
  'plan_label',
  'subscription_currency',
  'temporary_subscription_currency',
  'social_platform',
  'referral_code_data',
  'ad_gen_data',
  'questionnaire',
  'selected_idea_id',
  'creation_date',
] as const satisfies (keyof AccountRow)[]

/** The account of a session, the product clock and the rights on a brand, in one statement. */
export async function findCaller(
  db: Db,
  authDigest: Buffer,
  idea?: string | SubQuery,
): Promise<FoundCaller | undefined> {
  const query = db('session')
    .join('user_account', 'user_account.id', 'session.user_id')
    .where('session.auth_digest', authDigest)
    .where('user_account.is_banned', false)
    .select({
      session_id: 'session.id',
      auth_expiry_date: 'session.auth_expiry_date',
      last_active_date: 'session.last_active_date',
      offset_hours: db('product_clock').select('offset_hours'),
      ...accountExtras(db),
    })
    .select(prefixed('user_account', accountColumns))
  if (idea) withBrand(db, query, idea).select({ subject_idea: db.raw('?', [idea]) })
  const row: Row | undefined = await query.first()
  return row && foundCaller(row)
}

/** What an account may do on a brand, where a call does not name the brand itself. */
export async function findBrandAccess(
  db: Db,
  account: AccountRow,
  ideaId: string,
): Promise<BrandAccess | undefined> {
  const query = db('user_account').where('user_account.id', account.id)
  const row: Row | undefined = await withBrand(db, query, ideaId).first()
  return row?.['idea__id'] ? brandAccess(account, row) : undefined
}

/** What an account has in other tables: its completed tasks and its credit. Expects `user_account` in the query. */
export function accountExtras(db: Db) {
  return {
    completed_tasks: db('user_completed_task')
      .whereRaw('user_completed_task.user_id = user_account.id')
      .select(db.raw(`coalesce(json_agg(task order by date), '[]')`)),
    credit_minor: db('ledger_entry')
      .whereRaw('ledger_entry.owner_id = user_account.id')
      .where('ledger_entry.account', 'credit')
      .select(db.raw('coalesce(sum(amount), 0)')),
  }
}

/** Hours that product time runs ahead, for calls that nobody has signed in for. */
export async function findOffsetHours(db: Db): Promise<number> {
  const row = await db('product_clock').first<{ offset_hours: number }>('offset_hours')
  return row?.offset_hours ?? 0
}

export async function touchSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db('session').where({ id: sessionId }).update({ last_active_date: now })
}

/** Joins a brand and what the account of the query is on it. */
function withBrand(db: Db, query: Knex.QueryBuilder, idea: string | SubQuery): Knex.QueryBuilder {
  return query
    .leftJoin('idea', (join) => void join.on(db.raw('idea.id = ?', [idea])))
    .leftJoin('team', 'team.id', 'idea.team_id')
    .leftJoin(
      'team_member',
      (join) =>
        void join
          .on('team_member.team_id', 'idea.team_id')
          .on('team_member.user_id', 'user_account.id')
          .on(db.raw(`team_member.invite_status = 'confirmed'`)),
    )
    .select(prefixed('idea', ideaColumns))
    .select({ team_owner: 'team.owner_id', member_role: 'team_member.role' })
}

function foundCaller(row: Row): FoundCaller {
  const account = {
    ...unprefixed('user_account', accountColumns, row),
    completed_tasks: row['completed_tasks'],
    credit_minor: Number(row['credit_minor']),
  } as unknown as AccountRow
  return {
    account,
    sessionId: row['session_id'] as string,
    authExpiryDate: row['auth_expiry_date'] as Date,
    lastActiveDate: row['last_active_date'] as Date,
    offsetHours: row['offset_hours'] as number,
    brand: row['idea__id'] ? brandAccess(account, row) : undefined,
    isSubjectMissing: row['subject_idea'] === null,
  }
}

function brandAccess(account: AccountRow, row: Row): BrandAccess | undefined {
  const idea = unprefixed('idea', ideaColumns, row) as unknown as IdeaRow
  const teamOwnerId = row['team_owner'] as string | null
  const role = brandRole(
    { userId: account.id, isAdmin: account.is_admin },
    { userId: idea.user_id, teamOwnerId },
    row['member_role'] as TeamRole | null,
  )
  return role ? { idea, role, ownerId: teamOwnerId ?? idea.user_id } : undefined
}

function prefixed(table: string, columns: readonly string[]): Record<string, string> {
  return Object.fromEntries(columns.map((column) => [`${table}__${column}`, `${table}.${column}`]))
}

function unprefixed(table: string, columns: readonly string[], row: Row): Row {
  return Object.fromEntries(columns.map((column) => [column, row[`${table}__${column}`]]))
}
