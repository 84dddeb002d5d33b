import { z } from 'zod'
import { ideaSchema } from '../ideas/idea.entity.ts'
import { balloonSchema } from './balloon.entity.ts'

/** An idea with all its balloons: what opening a brand brings (ENT-05, ENT-39). */
export const ideaWithBalloonsSchema = ideaSchema.extend({ balloons: z.array(balloonSchema) })
export type IdeaWithBalloons = z.infer<typeof ideaWithBalloonsSchema>
