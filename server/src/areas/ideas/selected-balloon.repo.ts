import type { Db } from '../../db/db.ts'

/** The ad that a person has selected in a brand. Their rights on the brand were checked by the policy. */
export function selectedBalloonOf(
  db: Db,
  { userId, ideaId }: { readonly userId: string; readonly ideaId: string },
) {
  const selection = () =>
    db('selected_balloon').where({ user_id: userId, 'selected_balloon.idea_id': ideaId })
  return {
    /** Null if none is selected, or it was archived since. */
    async find(): Promise<string | null> {
      const row = await selection()
        .join('balloon', 'balloon.id', 'selected_balloon.balloon_id')
        .whereNull('balloon.archive_date')
        .first<{ balloonId: string } | undefined>({ balloonId: 'selected_balloon.balloon_id' })
      return row?.balloonId ?? null
    },

    /** False if the brand has no such ad. */
    async select(balloonId: string): Promise<boolean> {
      const ad = await db('balloon').where({ id: balloonId, idea_id: ideaId }).first('id')
      if (!ad) return false
      await db('selected_balloon')
        .insert({ user_id: userId, idea_id: ideaId, balloon_id: balloonId })
        .onConflict(['user_id', 'idea_id'])
        .merge(['balloon_id'])
      return true
    },

    async reset(): Promise<void> {
      await selection().delete()
    },
  }
}
