import type { BriefRow } from './brief.repo.ts'

/** A brief as it is kept. The contract's schema of its kind drops whatever a shape once had more. */
export function storedBrief<B>(row: BriefRow) {
  return { _id: row.id, brief: row.data as B, updateDate: row.updateDate, archiveDate: row.archiveDate }
}
