import { z } from 'zod'
import { ideaSchema } from '../ideas/idea.entity.ts'
import { brandRoles } from '../teams/roles.rules.ts'
import { balloonSchema } from './balloon.entity.ts'

/** An idea with all its balloons and what the caller is on it: what opening a brand brings (ENT-05, ENT-39). */
export const ideaWithBalloonsSchema = ideaSchema.extend({
  balloons: z.array(balloonSchema),
  role: z.enum(brandRoles),
  /** The plan of its owner has lapsed: its ads are not edited until it is paid (PUB-08, OPN-56). */
  isPlanLapsed: z.boolean(),
})
export type IdeaWithBalloons = z.infer<typeof ideaWithBalloonsSchema>
