import type { Db } from '../../db/db.ts'

/** Moves product time on; false, and it stays, where it is further already. */
export async function moveClockOn(db: Db, hours: number): Promise<boolean> {
  return (await db('product_clock').where('offsetHours', '<=', hours).update({ offsetHours: hours })) > 0
}
