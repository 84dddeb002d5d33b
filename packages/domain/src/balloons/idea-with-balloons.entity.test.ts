import { expect, it } from 'vitest'
import { ideaSchema } from '../ideas/idea.entity.ts'
import { ideaWithBalloonsSchema } from './idea-with-balloons.entity.ts'

it('is an idea with its balloons, the caller’s role and how its plan stands beside', () => {
  const added = Object.keys(ideaWithBalloonsSchema.shape).filter((field) => !(field in ideaSchema.shape))
  expect(added).toEqual(['balloons', 'role', 'ownerName', 'isPlanLapsed'])
  expect(ideaWithBalloonsSchema.shape.balloons.safeParse([{ id: 'x' }]).success).toBe(false)
})
