import type { PreviewComment } from '@aloft/domain/ads/preview-comment.entity'
import type { SharedLink } from '@aloft/domain/ads/shared-link.entity'
import type { SharedPreview } from '@aloft/domain/ads/shared-preview.entity'
import { exampleBalloon } from '../balloons/balloons.examples.ts'
import { exampleIdea } from '../ideas/ideas.examples.ts'

/** A link to the preview of the example ad. */
export const examplePreviewLink: SharedLink = {
  linkId: '01936b2e-0000-7000-8000-000000000911',
  creationDate: new Date('2026-11-08T09:00:00Z'),
  expiryDate: new Date('2026-11-22T09:00:00Z'),
}

export const examplePreviewComment: PreviewComment = {
  commentId: '01936b2e-0000-7000-8000-000000000912',
  author: 'Maeve',
  text: 'Could the lamp be a little larger here?',
  place: 'facebook',
  device: 'mobile',
  pin: { x: 0.5, y: 0.42 },
  date: new Date('2026-11-08T11:30:00Z'),
}

export const exampleSharedPreview: SharedPreview = {
  adName: exampleBalloon.name,
  platform: 'facebook',
  texts: {
    fbTitle: 'The last lamp you’ll buy',
    fbMessage: 'Blown, turned and wired in Galway. Every Wren can be opened and rewired, free for ten years.',
  },
  button: 'SHOP_NOW',
  punchline: 'The last lamp you’ll buy',
  theme: 'facebook',
  brand: { title: exampleIdea.title, url: exampleIdea.url, logoImageUrl: null },
  renderData: null,
  expiryDate: examplePreviewLink.expiryDate,
  comments: [examplePreviewComment],
}
