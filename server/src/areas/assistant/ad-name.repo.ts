import type { Db } from '../../db/db.ts'

/** The name of a brand's ad; null if the brand has no such ad. */
export async function findAdName(db: Db, ideaId: string, id: string): Promise<string | null> {
  const row = await db('balloon').where({ id, ideaId }).first<{ name: string } | undefined>('name')
  return row?.name ?? null
}
