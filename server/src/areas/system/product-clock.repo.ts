import type { Db } from '../../db/db.ts'

export async function setOffsetHours(db: Db, hours: number): Promise<void> {
  await db('product_clock').update({ offset_hours: hours })
}
