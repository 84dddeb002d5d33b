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
  /** Parameters of the request. */
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

// Prepared statements, because both are polled while their task is running.
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

/** A task at the start of an attempt, with the results of the steps that earlier attempts finished, by step. */
export type AttemptedTask = TaskRow & { readonly finishedSteps: Readonly<Record<string, unknown>> }

const nextAttempt = preparedStatement<AttemptedTask>(`
  update run set attempts = attempts + 1 where id = $1 and status = 'IN_PROGRESS'
  returning ${taskColumns}, (
    select coalesce(json_object_agg(step, run_step.result), '{}') from run_step where run_step.run_id = run.id
  ) as finished_steps`)

/** Counts another attempt at an unfinished task; undefined if it is finished or deleted. */
export async function beginAttempt(db: Db, id: string): Promise<AttemptedTask | undefined> {
  const [task] = await nextAttempt(db, [id])
  return task
}

/** Adds events to a task, numbered after its last one, and stores its current result for readers. */
export async function appendEvents(
  db: Db,
  id: string,
  events: readonly unknown[],
  partial: unknown,
  now: Date,
): Promise<void> {
  await db.transaction(async (trx) => {
    // Lock the task's row while its events are numbered.
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

/** A task by the id stored with a job; use `findOwnTask` for a caller's id. */
export async function findTask(db: Db, id: string): Promise<TaskRow | undefined> {
  const row: TaskRow | undefined = await db('run').where({ id }).first()
  return row
}

/** A task by its id, if it belongs to the user: never trust an id. */
export async function findOwnTask(db: Db, id: string, userId: string): Promise<TaskRow | undefined> {
  const row: TaskRow | undefined = await db('run').where({ id, userId }).first()
  return row
}

/** The newest task of a kind about a brand, with its finished steps in order, in one statement. */
export async function findNewestBrandTask(
  db: Db,
  ideaId: string,
  kind: string,
): Promise<(TaskRow & { steps: string[] }) | undefined> {
  const [row] = await newestBrandTask(db, [ideaId, kind])
  return row
}

// If a result was stored in the meantime, the update writes the same value again, so that it is returned.
const firstResult = preparedStatement<{ result: unknown }>(`
  insert into run_step (run_id, step, result, made, date) values ($1, $2, $3, $4, $5)
  on conflict (run_id, step) do update set result = run_step.result returning result`)

/**
 * The result of a step of a task: the stored one or, the first time, that of `work`. An attempt after an interrupted
 * one uses the stored results; if two run at once, the first stored result counts for both. `made` is called after the
 * work; it returns the writers of the result, which are stored with it.
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

/** Writers of the results of a task's steps, in the order the steps ended. */
export async function findMade(db: Db, id: string): Promise<readonly unknown[]> {
  const rows: { made: unknown[] }[] = await db('run_step')
    .where('runId', id)
    .orderBy([{ column: 'date' }, { column: 'step' }])
    .select('made')
  return rows.flatMap(({ made }) => made)
}

/** Unfinished tasks of a kind that began before a date, because their workers crashed. */
export async function listTasksBegunBefore(db: Db, kind: string, date: Date): Promise<TaskRow[]> {
  return db('run').where({ kind, status: 'IN_PROGRESS' }).where('creationDate', '<', date)
}
