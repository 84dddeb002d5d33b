import type { Db } from '../../db/db.ts'

/** Sets one value that an account stores until it has a brand. */
export async function setAccountAdGenData(
  db: Db,
  userId: string,
  key: string,
  value: unknown,
): Promise<void> {
  await db('user_account')
    .where({ id: userId })
    .update({ adGenData: withValue(db, key, value) })
}

/** Sets one input value for generating a brand's ads. */
export async function setIdeaAdGenData(db: Db, ideaId: string, key: string, value: unknown): Promise<void> {
  await db('idea')
    .where({ id: ideaId })
    .update({ adGenData: withValue(db, key, value) })
}

function withValue(db: Db, key: string, value: unknown) {
  return db.raw('jsonb_set(ad_gen_data, array[?::text], ?::jsonb)', [key, JSON.stringify(value)])
}
