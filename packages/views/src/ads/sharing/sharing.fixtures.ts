import type { PreviewComment } from '@aloft/domain/ads/preview-comment.entity'
import type { SharedLink } from '@aloft/domain/ads/shared-link.entity'

export const sampleLink: SharedLink = {
  linkId: '1',
  creationDate: new Date(2026, 10, 20, 9, 5),
  expiryDate: new Date(2026, 11, 4, 9, 5),
}

export const sampleComment: PreviewComment = {
  commentId: '1',
  author: 'Maeve',
  text: 'Could the lamp be a little larger here?',
  place: 'facebook',
  device: 'mobile',
  pin: { x: 0.5, y: 0.42 },
  date: new Date(2026, 10, 21, 11, 30),
}
