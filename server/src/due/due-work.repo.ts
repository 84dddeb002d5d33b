import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../db/db.ts'
import { type DueKind, dueKinds, type DueWork } from './due-kinds.ts'

/**
 * Schedules work for a date of product time, if the caller's transaction commits. Work that has not begun moves to the
 * new date; work that has begun is scheduled once more.
 */
export async function scheduleDueWork(db: Db, { kind, subject }: DueWork, dueDate: Date): Promise<void> {
  await db('due_work')
    .insert({ id: uuidv7(), kind, subject, dueDate })
    .onConflict(['kind', 'subject'])
    .merge(['dueDate'])
}

/** Cancels scheduled work; false if it has already begun or was never scheduled. */
export async function cancelDueWork(db: Db, { kind, subject }: DueWork): Promise<boolean> {
  return (await db('due_work').where({ kind, subject }).delete()) > 0
}

/** Whether anything is due; checks without a transaction and takes nothing. */
export async function hasDueWork(db: Db, now: Date): Promise<boolean> {
  return (await dueOnes(db, now).first('id')) !== undefined
}

/**
 * Takes due work, oldest first, in the caller's transaction. Other nodes can take work at the same time without
 * waiting, and get other work; if the transaction is rolled back, the work is due again.
 */
export async function takeDueWork(db: Db, now: Date, limit: number): Promise<DueWork[]> {
  const ids = dueOnes(db, now).orderBy('dueDate').limit(limit).forUpdate().skipLocked().select('id')
  const rows: DueWork[] = await db('due_work').whereIn('id', ids).delete(['kind', 'subject'])
  return rows
}

export interface AwaitedWork extends DueWork {
  readonly id: string
  /** The account or ad it is about, by name; null if it is about neither. */
  readonly about: string | null
  readonly dueDate: Date
}

/** Upcoming work, the earliest first. */
export async function listDueWork(db: Db, limit: number): Promise<AwaitedWork[]> {
  return db('due_work')
    .joinRaw('left join user_account on user_account.id::text = due_work.subject')
    .joinRaw('left join ad_run on ad_run.id::text = due_work.subject')
    .joinRaw('left join balloon on balloon.id = ad_run.balloon_id or balloon.id::text = due_work.subject')
    .orderBy([{ column: 'due_work.dueDate' }, { column: 'due_work.id' }])
    .limit(limit)
    .select('due_work.id', 'due_work.kind', 'due_work.subject', 'due_work.dueDate', {
      about: db.raw('coalesce(balloon.name, user_account.email)'),
    })
}

function dueOnes(db: Db, now: Date) {
  return db('due_work')
    .whereIn('kind', Object.keys(dueKinds) as DueKind[])
    .where('dueDate', '<=', now)
}
