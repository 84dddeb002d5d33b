import { commentDraftSchema, previewCommentSchema } from '@aloft/domain/ads/preview-comment.entity'
import { sharedLinkSchema } from '@aloft/domain/ads/shared-link.entity'
import { sharedPreviewSchema } from '@aloft/domain/ads/shared-preview.entity'
import { z } from 'zod'
import { exampleBalloon } from '../balloons/balloons.examples.ts'
import { type ActionSchema, describeAction, noDetails, ok } from '../core/action-schema.ts'
import { adId, brandId } from '../core/fields.ts'
import { exampleIdea } from '../ideas/ideas.examples.ts'
import type { previewLinksActions } from './preview-links.actions.ts'
import { examplePreviewComment, examplePreviewLink, exampleSharedPreview } from './preview-links.examples.ts'

const ideaId = exampleIdea._id
const balloonId = exampleBalloon.id

const linkId = z.uuid().describe('Id of the link.')
const commentId = z.uuid().describe('Id of the comment.')
const key = z.string().max(200).describe('The key in the link’s address.')
const exampleKey = '3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

const { commentId: exampleCommentId, date: _date, ...exampleComment } = examplePreviewComment

export const previewLinksSchemas = {
  'add-preview-comment': describeAction({
    summary: 'Comments on a shared preview, without an account.',
    limits: [{ calls: 20, seconds: 3600, by: 'caller' }],
    payload: z.object({ key, comment: commentDraftSchema.describe('The comment.') }),
    reply: z.object({ commentId }),
    failures: {
      /** It ended, or never existed. */
      linkEnded: noDetails,
      tooManyComments: z.object({ limit: z.int().describe('How many comments a link collects.') }),
    },
    example: {
      payload: { key: exampleKey, comment: exampleComment },
      reply: { commentId: exampleCommentId },
    },
  }),
  'create-preview-link': describeAction({
    summary: 'Creates a link that shows the preview of an ad to anyone who has it, for 14 days.',
    limits: [{ calls: 30, seconds: 3600, by: 'caller' }],
    payload: z.object({ ideaId: brandId, balloonId: adId }),
    reply: z.object({
      linkId,
      url: z.string().describe('The link. It can’t be read again.'),
      expiryDate: z.date().describe('When it ends, in real time.'),
    }),
    failures: {
      balloonNotFound: noDetails,
      tooManyLinks: z.object({ limit: z.int().describe('How many links may work at a time.') }),
    },
    example: {
      payload: { ideaId, balloonId },
      reply: {
        linkId: examplePreviewLink.linkId,
        url: `https://aloft.example/0/render-ad-preview?key=${exampleKey}`,
        expiryDate: examplePreviewLink.expiryDate,
      },
    },
  }),
  'delete-preview-comment': describeAction({
    summary: 'Deletes a comment on a shared preview.',
    payload: z.object({ ideaId: brandId, commentId }),
    reply: ok,
    example: { payload: { ideaId, commentId: exampleCommentId }, reply: 'OK' },
  }),
  'delete-preview-link': describeAction({
    summary: 'Ends a link to a preview at once, and deletes its comments.',
    payload: z.object({ ideaId: brandId, linkId }),
    reply: ok,
    example: { payload: { ideaId, linkId: examplePreviewLink.linkId }, reply: 'OK' },
  }),
  'get-preview-links': describeAction({
    summary: 'Lists the links to an ad’s preview that work, and what was written about it.',
    payload: z.object({ ideaId: brandId, balloonId: adId }),
    reply: z.object({
      links: z.array(sharedLinkSchema).describe('The links, newest first, without their addresses.'),
      comments: z.array(previewCommentSchema).describe('The comments of all links, newest first.'),
    }),
    example: {
      payload: { ideaId, balloonId },
      reply: { links: [examplePreviewLink], comments: [examplePreviewComment] },
    },
  }),
  'get-shared-preview': describeAction({
    summary: 'Returns what a link to a preview shows: the ad as it’s saved now, and the comments on it.',
    limits: [{ calls: 120, seconds: 60, by: 'caller' }],
    payload: z.object({ key }),
    reply: sharedPreviewSchema,
    failures: {
      /** It ended, or never existed. */
      linkEnded: noDetails,
    },
    example: { payload: { key: exampleKey }, reply: exampleSharedPreview },
  }),
} satisfies Record<keyof typeof previewLinksActions, ActionSchema>
