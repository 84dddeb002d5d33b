import { longestPictureLine } from '@aloft/domain/ads/text-kinds.rules'
import { imageIdeaSchema } from '@aloft/domain/creatives/image-idea.entity'
import { citableFacts } from '@aloft/copywriter/facts/cited-facts'
import { z } from 'zod'
import { asData, house, type Prompt } from './prompt.ts'

/** Several ideas for pictures, each about another fact. */
export const imageIdeasPrompt: Prompt<'image-ideas'> = {
  task: 'image-ideas',
  version: 1,
  system: house,
  user(input) {
    const { style, count, brandName, brief } = input
    const facts = citableFacts(input).map(({ id, angle, text }) => ({ id, angle, text }))
    return [
      `Suggest ${count} pictures for ads of this business, each about another of the facts under "facts". Write as an art director briefs a photographer: what is in front of the camera, where, and in what light.`,
      'Name things that this business sells, makes or does. Leave out "beautiful", "stunning" and every other word that would suit any business. No famous people, no other brands, no words inside the picture.',
      `Each has a title, a subject, an environment, a mood, and a punchline of at most ${longestPictureLine} characters that says its fact.`,
      style ? `Their style is ${style}.` : 'Choose the style that suits each picture.',
      asData({ brandName, brief, facts }),
    ].join('\n')
  },
  answer: ({ style, count }) =>
    z
      .object({
        ideas: z.array(style ? imageIdeaSchema.extend({ style: z.literal(style) }) : imageIdeaSchema),
      })
      .transform(({ ideas }) => ideas.slice(0, count)),
}
