/** The appeal of a text: what an ad says first, and what makes two versions of it different. */
export const angles = [
  'offer',
  'price',
  'deal',
  'quality',
  'proof',
  'problem',
  'benefit',
  'speed',
  'ease',
  'place',
  'time',
  'range',
  'audience',
  'story',
] as const
export type Angle = (typeof angles)[number]
