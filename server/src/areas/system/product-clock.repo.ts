import type { Db } from '../../db/db.ts'

/** Moves product time forward; false, without a change, if it is already further ahead. */
export async function moveClockOn(db: Db, hours: number): Promise<boolean> {
  return (await db('product_clock').where('offsetHours', '<=', hours).update({ offsetHours: hours })) > 0
}
