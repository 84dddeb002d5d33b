import type { Db } from '../../db/db.ts'
import { preparedStatement } from '../../db/prepared-statement.ts'
import type { TaskRow } from '../../tasks/task.repo.ts'
import { firstAdsKind, type FirstAdsResult, type OrderRow } from './first-ads-order.ts'

// A prepared statement, because it is polled during generation.
const newestOrder = preparedStatement<OrderRow>(`
  select id, kind, user_id, idea_id, subject, input, status, failure, result, attempts, creation_date, finish_date, (
    select coalesce(json_agg(json_build_object(
      'id', ad.id, 'status', ad.status, 'failure', ad.failure, 'date', ad.creation_date, 'steps', (
        select coalesce(json_agg(step), '[]') from run_step where run_step.run_id = ad.id
      )
    )), '[]')
    from jsonb_array_elements(run.result -> 'ads') as began join run as ad on ad.id = (began ->> 'runId')::uuid
  ) as tasks
  from run where idea_id = $1 and kind = $2 order by creation_date desc limit 1`)

/** The newest order of first ads of a brand, with its ads' tasks, in one statement. */
export async function findNewestOrder(db: Db, ideaId: string): Promise<OrderRow | undefined> {
  const [order] = await newestOrder(db, [ideaId, firstAdsKind])
  return order
}

/**
 * An open order, locked until the transaction ends; undefined if it has ended or was deleted. Lock the brand's owner
 * first.
 */
export async function holdOpenOrder(db: Db, id: string): Promise<TaskRow | undefined> {
  const rows: TaskRow[] = await db('run').where({ id, kind: firstAdsKind, status: 'IN_PROGRESS' }).forUpdate()
  return rows[0]
}

/** Stores the progress of an order. */
export async function updateOrder(db: Db, id: string, result: FirstAdsResult): Promise<void> {
  await db('run')
    .where({ id })
    .update({ result: JSON.stringify(result) })
}
