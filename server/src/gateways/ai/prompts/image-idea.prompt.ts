import { imageStyles } from '@aloft/domain/creatives/image-styles.rules'
import { z } from 'zod'
import { asData, house, type Prompt } from './prompt.ts'

/** An idea for the picture of an ad. */
export const imageIdeaPrompt: Prompt<'image-idea'> = {
  task: 'image-idea',
  version: 2,
  system: house,
  user: ({ style, platform, brandName, brief, usedLines }) =>
    [
      `Describe one picture for an ad on ${platform}: a title, its subject, environment and mood, and a punchline of at most 40 characters to stand on it.`,
      style ? `Its style is ${style}.` : 'Choose the style that suits the business.',
      ...(usedLines.length > 0 ? ['The punchline differs from each of `usedLines` in what it says.'] : []),
      asData({ brandName, brief, usedLines }),
    ].join('\n'),
  answer: ({ style }) =>
    z.object({
      title: z.string(),
      subject: z.string(),
      environment: z.string(),
      mood: z.string(),
      punchline: z.string().max(40),
      style: style ? z.literal(style) : z.enum(imageStyles),
    }),
}
