import { ideaSchema, ideaSummarySchema } from '@aloft/domain/ideas/idea.entity'
import { teamSchema } from '@aloft/domain/teams/team.entity'
import { z } from 'zod'
import type { ActionSchema } from '../core/action-schema.ts'
import { describeAction, noDetails, nothing } from '../core/action-schema.ts'
import type { ideasActions } from './ideas.actions.ts'
import { exampleIdea, exampleIdeaSummary, exampleTeam } from './ideas.examples.ts'

const ideaId = z.uuid()

export const ideasSchemas = {
  'create-idea': describeAction({
    payload: z.object({
      title: z.string().max(200),
      url: z.string().max(2048).nullish(),
      teamId: z.uuid().nullish(),
    }),
    reply: z.object({ idea: ideaSchema }),
    failures: {
      existingIdea: z.object({ ideaId }),
      existingTitle: noDetails,
      overIdeaLimit: z.object({ limit: z.int() }),
    },
    example: {
      payload: { title: 'Nightjar Lamps', url: 'https://nightjar.example' },
      reply: { idea: exampleIdea },
    },
  }),
  'get-ideas-data': describeAction({
    payload: nothing,
    // A team's entry carries the team itself and its brands (ENT-04, TEA-06).
    reply: z.object({
      ideas: z.array(ideaSummarySchema),
      teams: z.record(z.uuid(), teamSchema.extend({ ideas: z.array(ideaSummarySchema) })),
    }),
    example: {
      payload: {},
      reply: {
        ideas: [exampleIdeaSummary],
        teams: { [exampleTeam._id]: { ...exampleTeam, ideas: [] } },
      },
    },
  }),
  'set-idea-open-date': describeAction({
    payload: z.object({ ideaId, isResetSelectedBalloonId: z.boolean().optional() }),
    reply: z.object({ selectedIdeaId: ideaId, selectedBalloonId: z.uuid().nullable() }),
    example: {
      payload: { ideaId: exampleIdea._id },
      reply: { selectedIdeaId: exampleIdea._id, selectedBalloonId: null },
    },
  }),
} satisfies Record<keyof typeof ideasActions, ActionSchema>
