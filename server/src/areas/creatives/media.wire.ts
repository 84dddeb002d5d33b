import { rulesEngine } from '@aloft/domain/core/ai-results'
import type { MediaItem } from '@aloft/domain/ideas/media.entity'
import type { MediaRow } from './media-library.repo.ts'

/** A picture of the library for the wire. One that was drawn by rules isn't said to be an AI's. */
export function wireMedia({ id, archiveDate, ...row }: MediaRow): MediaItem {
  return {
    ...row,
    _id: id,
    isAi: row.origin === 'ai' && row.maker !== rulesEngine,
    isArchived: archiveDate !== null,
  }
}
