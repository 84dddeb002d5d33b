import type { Db } from '../../db/db.ts'

export async function insertPmfSurvey(
  db: Db,
  survey: { id: string; email: string | null; answers: object; now: Date },
): Promise<void> {
  await db('pmf_survey').insert({
    id: survey.id,
    email: survey.email,
    answers: JSON.stringify(survey.answers),
    date: survey.now,
  })
}
