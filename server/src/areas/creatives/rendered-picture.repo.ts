import type { Db } from '../../db/db.ts'

/** Address of the picture already drawn for the same content. */
export async function findRenderedPicture(db: Db, digest: Buffer): Promise<string | undefined> {
  const row = await db('rendered_picture').where({ digest }).first<{ url: string } | undefined>('url')
  return row?.url
}

export async function keepRenderedPicture(db: Db, digest: Buffer, url: string, now: Date): Promise<void> {
  await db('rendered_picture').insert({ digest, url, date: now }).onConflict('digest').ignore()
}
