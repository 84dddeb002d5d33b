import { z } from 'zod'
import { ideaSchema } from '../ideas/idea.entity.ts'
import { brandRoles } from '../teams/roles.rules.ts'
import { balloonSchema } from './balloon.entity.ts'

/** An idea with all its balloons and the caller's role: the result of opening a brand (ENT-05, ENT-39). */
export const ideaWithBalloonsSchema = ideaSchema.extend({
  balloons: z.array(balloonSchema),
  role: z.enum(brandRoles),
  /** The name of whoever pays for its ads, and alone may launch them (OPN-63). */
  ownerName: z.string(),
  /** Its owner's plan has lapsed, so its ads can't be edited until it's paid (PUB-08, OPN-56). */
  isPlanLapsed: z.boolean(),
})
export type IdeaWithBalloons = z.infer<typeof ideaWithBalloonsSchema>
