import { commentDraftSchema, previewCommentSchema } from '@aloft/domain/ads/preview-comment.entity'
import { sharedLinkSchema } from '@aloft/domain/ads/shared-link.entity'
import { sharedPreviewSchema } from '@aloft/domain/ads/shared-preview.entity'
import { objectShape } from './shape.ts'

const comment = {
  author: 'The name that its author gave.',
  text: 'What they wrote.',
  place: 'Which preview it’s about.',
  device: 'The device of that preview.',
  pin: [
    'The spot it’s pinned to; null for all of the preview.',
    { x: 'From 0, left, to 1.', y: 'From 0, top, to 1.' },
  ],
} as const

export const previewShapes = {
  CommentDraft: objectShape(commentDraftSchema, 'A new comment on a preview.', comment),
  PreviewComment: objectShape(previewCommentSchema, 'A comment on a preview.', {
    ...comment,
    commentId: 'Id of the comment.',
    date: 'When it was written, in real time.',
  }),
  SharedLink: objectShape(sharedLinkSchema, 'A link to a preview.', {
    linkId: 'Id of the link.',
    creationDate: 'When it was created, in real time.',
    expiryDate: 'When it ends, in real time.',
  }),
  SharedPreview: objectShape(sharedPreviewSchema, 'The preview of an ad, for anyone who has its link.', {
    adName: 'Name of the ad.',
    platform: 'The ad’s platform.',
    texts: 'The ad’s texts by key.',
    button: 'The platform’s name for the button’s label; empty for an ad without one.',
    punchline: 'The text on its picture.',
    theme: 'The design of parts without their own.',
    brand: [
      'The advertiser.',
      {
        title: 'Name of the brand.',
        url: 'Address of its website; null if it has none.',
        logoImageUrl: 'Address of its logo; null without one.',
      },
    ],
    renderData: [
      'Progress of its picture; null for an ad without one.',
      {
        isRenderFinished: 'Whether the pictures are drawn.',
        renderUrl: 'Address of the square picture; null until it’s drawn.',
        renderUrls: 'Addresses of the pictures by format.',
        failure: 'Why they couldn’t be drawn; null otherwise.',
      },
    ],
    expiryDate: 'When the link ends, in real time.',
    comments: 'What was written about it, oldest first.',
  }),
}
