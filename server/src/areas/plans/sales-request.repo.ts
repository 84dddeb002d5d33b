import type { Db } from '../../db/db.ts'

/**
 * A request to the sales desk: a customer's message, or a review of an ad, which is turned into words when it is
 * mailed.
 */
export type SalesRequest =
  | { readonly kind: 'message'; readonly message: string }
  | { readonly kind: 'expertReview'; readonly ideaId: string; readonly balloonId: string }

export async function insertSalesRequest(
  db: Db,
  row: { id: string; userId: string; request: SalesRequest; phone: string | null; now: Date },
): Promise<void> {
  await db('sales_request').insert({
    id: row.id,
    userId: row.userId,
    request: JSON.stringify(row.request),
    phone: row.phone,
    date: row.now,
  })
}
