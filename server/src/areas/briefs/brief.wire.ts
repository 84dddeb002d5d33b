import type { BriefRow } from './brief.repo.ts'

/** A stored brief. The contract's schema of its kind drops fields that are no longer used. */
export function storedBrief<B>(row: BriefRow) {
  return { _id: row.id, brief: row.data as B, updateDate: row.updateDate, archiveDate: row.archiveDate }
}
