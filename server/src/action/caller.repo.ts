import { brandRole, type TeamRole } from '@aloft/domain/teams/roles.rules'
import { columnName } from '../db/column-names.ts'
import type { Db, SubQuery } from '../db/db.ts'
import { preparedStatement } from '../db/prepared-statement.ts'
import type { AccountRow, BrandAccess, Caller, IdeaRow } from './caller.ts'

export interface FoundCaller extends Caller {
  readonly authExpiryDate: Date
  readonly lastActiveDate: Date
  readonly offsetHours: number
  /** Undefined if the call names no brand, or one that the caller has no access to. */
  readonly brand: BrandAccess | undefined
  /** The subject of the call does not exist, so it belongs to no brand. */
  readonly isSubjectMissing: boolean
}

type Row = Record<string, unknown>

const ideaProperties = [
  'id',
  'userId',
  'teamId',
  'title',
  'url',
  'description',
  'industry',
  'subdomain',
  'domain',
  'tags',
  'adGenData',
  'design',
  'uploadedImages',
  'uploadedVideos',
  'snippet',
  'siteBuilder',
  'adAccounts',
  'integrations',
  'lastOpenDate',
  'creationDate',
  'archiveDate',
] as const satisfies (keyof IdeaRow)[]

const accountProperties = [
  'id',
  'email',
  'username',
  'language',
  'isEmailValidated',
  'pendingEmail',
  'isAdmin',
  'isBanned',
  'isOnboarding',
  'planLabel',
  'subscriptionCurrency',
  'temporarySubscriptionCurrency',
  'socialPlatform',
  'referralCodeData',
  'adGenData',
  'questionnaire',
  'preferences',
  'selectedIdeaId',
  'creationDate',
] as const satisfies (keyof AccountRow)[]

const filesOf = (kind: 'image' | 'video') => `(
  select coalesce(json_agg(media.url order by media.place, media.id), '[]') from media
  where media.idea_id = idea.id and media.origin = 'upload' and media.kind = '${kind}')`

/** The addresses of a brand's uploads, as expressions. They expect `idea`. */
export const ideaFiles = { uploadedImages: filesOf('image'), uploadedVideos: filesOf('video') } as const

const ideaColumns = columnsOf('idea', ideaProperties, ideaFiles)
const accountColumns = columnsOf('user_account', accountProperties)

/** Values of an account from other tables, as columns: its completed tasks and its credit. Expects `user_account`. */
export const accountExtras = `
  (select coalesce(json_agg(task order by date), '[]') from user_completed_task
    where user_completed_task.user_id = user_account.id) as completed_tasks,
  (select coalesce(sum(amount), 0) from ledger_entry
    where ledger_entry.owner_id = user_account.id and ledger_entry.account = 'credit'
      and ledger_entry.unit = user_account.subscription_currency) as credit_minor`

/** A brand by id with the account's role on it. Expects `user_account`. */
const brandJoin = (id: string) => `
  cross join lateral (select (${id})::uuid as id) as subject
  left join idea on idea.id = subject.id
  left join team on team.id = idea.team_id
  left join team_member on team_member.team_id = idea.team_id and team_member.user_id = user_account.id
    and team_member.invite_status = 'confirmed'`

const brandColumns = `
  subject.id as subject_idea, team.owner_id as team_owner, team_member.role as member_role,
  exists (select from subscription where subscription.status in ('lapsed', 'canceled')
    and subscription.user_id = coalesce(team.owner_id, idea.user_id)) as is_plan_lapsed,
  (select owner.username from user_account as owner
    where owner.id = coalesce(team.owner_id, idea.user_id)) as owner_name,
  ${ideaColumns.sql}`

const callerStatement = (digest: string, columns: string, join: string) => `
  select session.id as session_id, session.auth_expiry_date, session.last_active_date,
    (select offset_hours from product_clock) as offset_hours, ${accountExtras},
    ${accountColumns.sql} ${columns}
  from session join user_account on user_account.id = session.user_id ${join}
  where session.auth_digest = ${digest} and not user_account.is_banned`
const callerAlone = preparedStatement<Row>(callerStatement('$1', '', ''))
const callerWithBrand = preparedStatement<Row>(callerStatement('$1', `, ${brandColumns}`, brandJoin('$2')))
// For a brand that a subquery selects.
const callerWithSelected = callerStatement('?', `, ${brandColumns}`, brandJoin('?'))
const brandOfAccount = preparedStatement<Row>(
  `select ${brandColumns} from user_account ${brandJoin('$1')} where user_account.id = $2`,
)

const offsetHours = preparedStatement<{ offsetHours: number }>('select offset_hours from product_clock')

/** The account of a session, the product clock and the access to a brand, in one statement. */
export async function findCaller(
  db: Db,
  authDigest: Buffer,
  idea?: string | SubQuery,
): Promise<FoundCaller | undefined> {
  const [row] = await (idea === undefined
    ? callerAlone(db, [authDigest])
    : typeof idea === 'string'
      ? callerWithBrand(db, [authDigest, idea])
      : callerWithSubject(db, authDigest, idea))
  return row && foundCaller(row)
}

async function callerWithSubject(db: Db, authDigest: Buffer, idea: SubQuery): Promise<Row[]> {
  const { rows } = await db.raw<{ rows: Row[] }>(callerWithSelected, [idea, authDigest])
  return rows
}

/** An account's access to a brand, if the call does not name the brand itself. */
export async function findBrandAccess(
  db: Db,
  account: AccountRow,
  ideaId: string,
): Promise<BrandAccess | undefined> {
  const [row] = await brandOfAccount(db, [ideaId, account.id])
  return row?.['idea.id'] ? brandAccess(account, row) : undefined
}

/** Hours that product time is ahead, for anonymous calls. */
export async function findOffsetHours(db: Db): Promise<number> {
  const [row] = await offsetHours(db, [])
  return row?.offsetHours ?? 0
}

export async function touchSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db('session').where({ id: sessionId }).update({ lastActiveDate: now })
}

function foundCaller(row: Row): FoundCaller {
  const account = {
    ...accountColumns.read(row),
    completedTasks: row['completedTasks'],
    creditMinor: row['creditMinor'],
  } as unknown as AccountRow
  return {
    account,
    sessionId: row['sessionId'] as string,
    authExpiryDate: row['authExpiryDate'] as Date,
    lastActiveDate: row['lastActiveDate'] as Date,
    offsetHours: row['offsetHours'] as number,
    brand: row['idea.id'] ? brandAccess(account, row) : undefined,
    isSubjectMissing: row['subjectIdea'] === null,
  }
}

function brandAccess(account: AccountRow, row: Row): BrandAccess | undefined {
  const idea = ideaColumns.read(row) as unknown as IdeaRow
  const teamOwnerId = row['teamOwner'] as string | null
  const role = brandRole(
    { userId: account.id, isAdmin: account.isAdmin },
    { userId: idea.userId, teamOwnerId },
    row['memberRole'] as TeamRole | null,
  )
  const isPlanLapsed = row['isPlanLapsed'] === true
  if (!role) return undefined
  const ownerId = teamOwnerId ?? idea.userId
  return { idea, role, ownerId, ownerName: row['ownerName'] as string, isPlanLapsed }
}

/**
 * The columns of a table with its name as prefix, because another table may have the same columns: `idea.user_id as
 * "idea.userId"`. Others are computed by `expressions`. `read` takes them from a row; every call does, so their names are
 * put together once.
 */
function columnsOf(
  table: string,
  properties: readonly string[],
  expressions: Readonly<Record<string, string>> = {},
): { sql: string; read: (row: Row) => Row } {
  const columns = properties.map((property) => ({ property, name: `${table}.${property}` }))
  return {
    sql: columns
      .map(
        ({ property, name }) => `${expressions[property] ?? `${table}.${columnName(property)}`} as "${name}"`,
      )
      .join(', '),
    read: (row) => {
      const values: Row = {}
      for (const { property, name } of columns) values[property] = row[name]
      return values
    },
  }
}
