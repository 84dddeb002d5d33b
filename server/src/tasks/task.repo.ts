import { columnName } from '../db/column-names.ts'
import type { Db } from '../db/db.ts'
import { preparedStatement } from '../db/prepared-statement.ts'

export type TaskStatus = 'IN_PROGRESS' | 'DONE' | 'FAIL'

export interface TaskRow {
  id: string
  kind: string
  userId: string
  ideaId: string | null
  subject: string
  /** What was asked for. */
  input: unknown
  status: TaskStatus
  failure: string | null
  result: unknown
  attempts: number
  creationDate: Date
  finishDate: Date | null
}

export interface TaskEvent {
  readonly seq: number
  readonly date: Date
  readonly data: unknown
}

export async function insertTask(
  db: Db,
  task: {
    id: string
    kind: string
    userId: string
    ideaId?: string | null
    subject: string
    input?: unknown
    now: Date
  },
): Promise<void> {
  await db('run').insert({
    id: task.id,
    kind: task.kind,
    userId: task.userId,
    ideaId: task.ideaId ?? null,
    subject: task.subject,
    input: JSON.stringify(task.input ?? {}),
    creationDate: task.now,
  })
}

const taskProperties = [
  'id',
  'kind',
  'userId',
  'ideaId',
  'subject',
  'input',
  'status',
  'failure',
  'result',
  'attempts',
  'creationDate',
  'finishDate',
] as const satisfies (keyof TaskRow)[]
const taskColumns = taskProperties.map(columnName).join(', ')

// Both are polled while their task is running.
const newestTask = preparedStatement<TaskRow & { events: { seq: number; date: string; data: unknown }[] }>(`
  select ${taskColumns}, (
    select coalesce(json_agg(json_build_object('seq', seq, 'date', date, 'data', data) order by seq), '[]')
      from run_event where run_event.run_id = run.id and seq > $4
  ) as events
  from run where user_id = $1 and kind = $2 and subject = $3 order by creation_date desc limit 1`)
const newestBrandTask = preparedStatement<TaskRow & { steps: string[] }>(`
  select ${taskColumns}, (
    select coalesce(json_agg(step order by date, step), '[]') from run_step where run_step.run_id = run.id
  ) as steps
  from run where idea_id = $1 and kind = $2 order by creation_date desc limit 1`)

/** The newest task of a user about a subject, with its events after `after` (oldest first), in one statement. */
export async function findNewestTask(
  db: Db,
  { userId, kind, subject, after }: { userId: string; kind: string; subject: string; after: number },
): Promise<(TaskRow & { events: TaskEvent[] }) | undefined> {
  const [row] = await newestTask(db, [userId, kind, subject, after])
  return row && { ...row, events: row.events.map((event) => ({ ...event, date: new Date(event.date) })) }
}

/** A task whose work begins, with the results of the steps that earlier attempts finished, by step. */
export type AttemptedTask = TaskRow & { readonly finishedSteps: Readonly<Record<string, unknown>> }

const nextAttempt = preparedStatement<AttemptedTask>(`
  update run set attempts = attempts + 1 where id = $1 and status = 'IN_PROGRESS'
  returning ${taskColumns}, (
    select coalesce(json_object_agg(step, run_step.result), '{}') from run_step where run_step.run_id = run.id
  ) as finished_steps`)

/** Counts one more attempt at an unfinished task; undefined if it is finished or gone. */
export async function beginAttempt(db: Db, id: string): Promise<AttemptedTask | undefined> {
  const [task] = await nextAttempt(db, [id])
  return task
}

/** Adds events to a task, numbered on from the last one, with the state its reader may show so far. */
export async function appendEvents(
  db: Db,
  id: string,
  events: readonly unknown[],
  partial: unknown,
  now: Date,
): Promise<void> {
  await db.transaction(async (trx) => {
    // The task's row is the lock under which its events are numbered.
    await trx('run').where({ id }).forUpdate().select('id')
    const last = await trx('run_event')
      .where({ runId: id })
      .max({ seq: 'seq' })
      .first<{ seq: number | null }>()
    const first = (last?.seq ?? 0) + 1
    await trx('run_event').insert(
      events.map((data, index) => ({
        runId: id,
        seq: first + index,
        date: now,
        data: JSON.stringify(data),
      })),
    )
    if (partial !== undefined)
      await trx('run')
        .where({ id })
        .update({ result: JSON.stringify(partial) })
  })
}

/** Ends a task once; false if it had already ended. */
export async function finishTask(
  db: Db,
  id: string,
  end: { status: 'DONE' | 'FAIL'; failure: string | null; result: unknown },
  now: Date,
): Promise<boolean> {
  const changed = await db('run')
    .where({ id, status: 'IN_PROGRESS' })
    .update({
      status: end.status,
      failure: end.failure,
      result: end.result === undefined ? db.ref('result') : JSON.stringify(end.result),
      finishDate: now,
    })
  return changed > 0
}

/** A task by the id that a job was given; a caller's id goes through `findOwnTask`. */
export async function findTask(db: Db, id: string): Promise<TaskRow | undefined> {
  const row: TaskRow | undefined = await db('run').where({ id }).first()
  return row
}

/** A task by its id, if it belongs to the user: never trust an id. */
export async function findOwnTask(db: Db, id: string, userId: string): Promise<TaskRow | undefined> {
  const row: TaskRow | undefined = await db('run').where({ id, userId }).first()
  return row
}

/** The newest task of a kind about a brand, with the steps it has done in the order they ended, in one statement. */
export async function findNewestBrandTask(
  db: Db,
  ideaId: string,
  kind: string,
): Promise<(TaskRow & { steps: string[] }) | undefined> {
  const [row] = await newestBrandTask(db, [ideaId, kind])
  return row
}

// If it was stored meanwhile, the update writes the same value, so that it is returned.
const firstResult = preparedStatement<{ result: unknown }>(`
  insert into run_step (run_id, step, result, made, date) values ($1, $2, $3, $4, $5)
  on conflict (run_id, step) do update set result = run_step.result returning result`)

/**
 * The result of a step of a task: the stored one or, the first time, that of `work`. An attempt after a killed one finds
 * the stored results; if two work at once, the first stored result counts for both. `made` is called after the work:
 * who made its result, stored with it.
 */
export async function keepStep<T>(
  db: Db,
  task: {
    id: string
    finishedSteps: Readonly<Record<string, unknown>>
    step: string
    now: () => Promise<Date>
    made?: () => readonly unknown[]
  },
  work: () => Promise<T>,
): Promise<T> {
  if (task.step in task.finishedSteps) return task.finishedSteps[task.step] as T
  const result = JSON.stringify(await work())
  const made = JSON.stringify(task.made?.() ?? [])
  const [first] = await firstResult(db, [task.id, task.step, result, made, await task.now()])
  return first?.result as T
}

/** Makers of the results of a task's steps, in the order the steps ended. */
export async function findMade(db: Db, id: string): Promise<readonly unknown[]> {
  const rows: { made: unknown[] }[] = await db('run_step')
    .where('runId', id)
    .orderBy([{ column: 'date' }, { column: 'step' }])
    .select('made')
  return rows.flatMap(({ made }) => made)
}

/** Unfinished tasks of a kind that began before a date: their workers are gone. */
export async function listTasksBegunBefore(db: Db, kind: string, date: Date): Promise<TaskRow[]> {
  return db('run').where({ kind, status: 'IN_PROGRESS' }).where('creationDate', '<', date)
}
