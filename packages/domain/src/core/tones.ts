/** Moods of an ad's text (BRF-10). */
export const tones = [
  'excitement',
  'happiness',
  'nostalgia',
  'FOMO',
  'humor',
  'empathy',
  'inspiration',
  'trust',
  'surprise',
  'serenity',
] as const
export type Tone = (typeof tones)[number]
