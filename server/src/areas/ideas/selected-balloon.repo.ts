import type { Db } from '../../db/db.ts'

/** The ad that a person has selected in a brand. The caller's policy has checked access to the brand. */
export function selectedBalloonOf(
  db: Db,
  { userId, ideaId }: { readonly userId: string; readonly ideaId: string },
) {
  const selection = () => db('selected_balloon').where({ userId, 'selected_balloon.ideaId': ideaId })
  return {
    /** Null if none is selected, or if it has been archived since. */
    async find(): Promise<string | null> {
      const row = await selection()
        .join('balloon', 'balloon.id', 'selected_balloon.balloonId')
        .whereNull('balloon.archiveDate')
        .first<{ balloonId: string } | undefined>('selected_balloon.balloonId')
      return row?.balloonId ?? null
    },

    /** False if the brand has no such ad. */
    async select(balloonId: string): Promise<boolean> {
      const ad = await db('balloon').where({ id: balloonId, ideaId }).first('id')
      if (!ad) return false
      await db('selected_balloon')
        .insert({ userId, ideaId, balloonId })
        .onConflict(['userId', 'ideaId'])
        .merge(['balloonId'])
      return true
    },

    async reset(): Promise<void> {
      await selection().delete()
    },
  }
}
