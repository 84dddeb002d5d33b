import { z } from 'zod'
import { longestComment, longestCommentAuthor } from './preview-comment.rules.ts'
import { previewPlaceNames } from './preview-places.rules.ts'

/** What somebody writes about a shared preview, without an account. */
export const commentDraftSchema = z.object({
  author: z.string().trim().min(1).max(longestCommentAuthor),
  text: z.string().trim().min(1).max(longestComment),
  /** Which preview it's about. */
  place: z.enum(previewPlaceNames),
  device: z.enum(['mobile', 'desktop']),
  /** The spot it's pinned to, in fractions of the preview's width and height; null for all of the preview. */
  pin: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }).nullable(),
})
export type CommentDraft = z.infer<typeof commentDraftSchema>

export const previewCommentSchema = commentDraftSchema.extend({
  commentId: z.uuid(),
  /** Real time. */
  date: z.date(),
})
export type PreviewComment = z.infer<typeof previewCommentSchema>
