import type { BaseContext } from '../../action/define.ts'
import type { Db } from '../../db/db.ts'
import type { JobContext } from '../../queue/define.ts'

/** What a turn in the life of an ad needs: a transaction, its jobs, and product time. */
export type Turn = Pick<BaseContext, 'db' | 'now' | 'clock' | 'jobs'>

/** A turn that a job takes, in a transaction of its own; workers hear of its jobs when this one is done. */
export function turnOf({ clock, enqueue }: Pick<JobContext, 'clock' | 'enqueue'>, db: Db, now: Date): Turn {
  return { db, now, clock, jobs: { add: (name, payload) => enqueue(db, name, payload) } }
}

/** How many turns of a run one job takes: after months away it leaves room for other runs, and keeps to a job's time. */
export const turnsOfOneJob = 200
