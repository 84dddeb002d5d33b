import type { MediaItem } from '@aloft/domain/ideas/media.entity'
import type { MediaRow } from './media-library.repo.ts'

/** A picture of the library for the wire. */
export function wireMedia({ id, archiveDate, ...row }: MediaRow): MediaItem {
  return { ...row, _id: id, isAi: row.origin === 'ai', isArchived: archiveDate !== null }
}
