/** Feelings an ad's text may speak with (BRF-10). */
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
