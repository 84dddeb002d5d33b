import type { PreviewComment } from '@aloft/domain/ads/preview-comment.entity'
import type { Db } from '../../db/db.ts'

interface CommentRow extends Omit<PreviewComment, 'commentId' | 'pin'> {
  readonly id: string
  readonly pinX: number | null
  readonly pinY: number | null
}

const columns = ['id', 'author', 'text', 'place', 'device', 'pinX', 'pinY', 'date'].map(
  (column) => `preview_comment.${column}`,
)

export async function insertComment(
  db: Db,
  linkId: string,
  { commentId, pin, ...comment }: PreviewComment,
): Promise<void> {
  await db('preview_comment').insert({
    id: commentId,
    linkId,
    ...comment,
    pinX: pin?.x ?? null,
    pinY: pin?.y ?? null,
  })
}

/** The comments that a link has collected, oldest first. */
export async function listComments(db: Db, linkId: string): Promise<PreviewComment[]> {
  const rows: CommentRow[] = await db('preview_comment')
    .where({ linkId })
    .orderBy(['date', 'id'])
    .select(...columns)
  return rows.map(commentOf)
}

/** The comments of all links to an ad, newest first. The caller has checked access to the brand. */
export async function listCommentsOfAd(
  db: Db,
  { ideaId, balloonId }: { readonly ideaId: string; readonly balloonId: string },
): Promise<PreviewComment[]> {
  const rows: CommentRow[] = await db('preview_comment')
    .join('shared_link as link', 'link.id', 'preview_comment.linkId')
    .where({ 'link.ideaId': ideaId, 'link.balloonId': balloonId })
    .orderBy('date', 'desc')
    .orderBy('preview_comment.id')
    .select(...columns)
  return rows.map(commentOf)
}

export async function countComments(db: Db, linkId: string): Promise<number> {
  const row = await db('preview_comment').where({ linkId }).count({ count: '*' }).first<{ count: number }>()
  return row.count
}

/** Deletes a comment on a preview of a brand. */
export async function deleteComment(db: Db, ideaId: string, id: string): Promise<void> {
  await db('preview_comment')
    .where({ id })
    .whereIn('linkId', db('shared_link').where({ ideaId }).select('id'))
    .delete()
}

function commentOf({ id: commentId, pinX, pinY, ...comment }: CommentRow): PreviewComment {
  return { commentId, ...comment, pin: pinX === null || pinY === null ? null : { x: pinX, y: pinY } }
}
