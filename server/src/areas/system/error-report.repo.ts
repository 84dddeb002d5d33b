import type { Db } from '../../db/db.ts'

export async function insertErrorReport(
  db: Db,
  report: { id: string; message: string; stack: string | null; location: string | null; date: Date },
): Promise<void> {
  await db('error_report').insert(report)
}
