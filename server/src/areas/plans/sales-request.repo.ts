import type { Db } from '../../db/db.ts'

export async function insertSalesRequest(
  db: Db,
  request: { id: string; userId: string; message: string; phone: string | null; now: Date },
): Promise<void> {
  await db('sales_request').insert({
    id: request.id,
    userId: request.userId,
    message: request.message,
    phone: request.phone,
    date: request.now,
  })
}
