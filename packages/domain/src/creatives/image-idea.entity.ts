import { z } from 'zod'
import { imageStyles } from './image-styles.rules.ts'

/** What a picture should show (CRE-05). */
export const imageIdeaSchema = z.object({
  title: z.string().trim().min(1).max(120),
  subject: z.string().trim().min(1).max(400),
  environment: z.string().trim().max(200),
  mood: z.string().trim().max(120),
  /** A line to put on the picture; empty if the facts offer none. */
  punchline: z.string().trim().max(40),
  style: z.enum(imageStyles),
})
export type ImageIdea = Readonly<z.infer<typeof imageIdeaSchema>>

/** How many ideas one call suggests at most. */
export const mostImageIdeas = 6
/** How many pictures of one idea are drawn at most. */
export const mostImages = 4
