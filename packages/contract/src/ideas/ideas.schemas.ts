import {
  maxIdeaDescriptionLength,
  maxIdeaTitleLength,
  maxIndustryLength,
  maxTagLength,
  maxTags,
  provedIdeaFields,
} from '@aloft/domain/ideas/idea-changes.rules'
import { ideaSchema, ideaSummarySchema } from '@aloft/domain/ideas/idea.entity'
import { teamSchema } from '@aloft/domain/teams/team.entity'
import { z } from 'zod'
import { nameText } from '@aloft/domain/account/name-text.entity'
import type { ActionSchema } from '../core/action-schema.ts'
import { describeAction, noDetails, nothing } from '../core/action-schema.ts'
import { exampleTeam } from '../teams/teams.examples.ts'
import type { ideasActions } from './ideas.actions.ts'
import { exampleIdea, exampleIdeaSummary } from './ideas.examples.ts'

const ideaId = z.uuid()
const title = nameText(maxIdeaTitleLength)
const url = z.string().max(2048)

/** What stands against one more brand, or another name or site of one (ONB-07, ONB-10, ACT-024). */
const ideaFailures = {
  existingIdea: z.object({ ideaId }),
  existingTitle: noDetails,
  overIdeaLimit: z.object({ limit: z.int() }),
  // The plan of the team's owner has no teams any more (TEA-05).
  teamInactive: noDetails,
}

const provedElsewhere = Object.fromEntries(provedIdeaFields.map((field) => [field, z.unknown()])) as Record<
  (typeof provedIdeaFields)[number],
  z.ZodUnknown
>

/** What may change of a brand; what is left out stays. */
const ideaChangesSchema = z
  .object({
    title,
    url: url.nullable(),
    subdomain: z.string().max(100).nullable(),
    industry: z.string().max(maxIndustryLength).nullable(),
    description: z.string().max(maxIdeaDescriptionLength).nullable(),
    tags: z.array(z.string().max(maxTagLength)).max(maxTags),
    // Of what was uploaded, in another order or with some left out; more come by `add-idea-file`.
    uploadedImages: z.array(z.string()),
    uploadedVideos: z.array(z.string()),
    // One of the uploaded pictures, or none.
    design: z.object({ logoImageUrl: z.string().nullable() }),
    // A team that its owner has, or none: then it is the owner's own brand.
    teamId: z.uuid().nullable(),
    // Told apart from each other, and refused to all: these have calls of their own (OPN-64).
    ...provedElsewhere,
  })
  .partial()

export const ideasSchemas = {
  'archive-idea': describeAction({
    summary: 'Archives a brand, or restores it.',
    payload: z.object({ ideaId, isArchived: z.boolean() }),
    reply: z.object({ idea: ideaSchema }),
    // One that comes back counts again, and may meet another of its name or site.
    failures: ideaFailures,
    example: {
      payload: { ideaId: exampleIdea._id, isArchived: true },
      reply: { idea: { ...exampleIdea, archiveDate: new Date('2026-11-20T09:00:00Z') } },
    },
  }),
  'create-idea': describeAction({
    summary: 'Creates a brand.',
    payload: z.object({
      title,
      url: url.nullish(),
      teamId: z.uuid().nullish(),
    }),
    reply: z.object({ idea: ideaSchema }),
    failures: ideaFailures,
    example: {
      payload: { title: 'Nightjar Lamps', url: 'https://nightjar.example' },
      reply: { idea: exampleIdea },
    },
  }),
  'get-ideas-data': describeAction({
    summary: 'Lists the caller’s brands and teams.',
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
    summary: 'Makes a brand the caller’s current one, and selects one of its ads.',
    payload: z.object({
      ideaId,
      isResetSelectedBalloonId: z.boolean().optional(),
      /** The ad that is opened with it, which is selected from now on. */
      balloonId: z.uuid().optional(),
    }),
    // The ad that the caller has selected in the brand; null where there is none, or it is archived.
    reply: z.object({ selectedIdeaId: ideaId, selectedBalloonId: z.uuid().nullable() }),
    failures: {
      /** The brand is archived, and so never the current one. */
      ideaArchived: noDetails,
      balloonNotFound: noDetails,
    },
    example: {
      payload: { ideaId: exampleIdea._id },
      reply: { selectedIdeaId: exampleIdea._id, selectedBalloonId: null },
    },
  }),
  'update-idea': describeAction({
    summary: 'Changes the details of a brand.',
    payload: z.object({ ideaId, data: ideaChangesSchema }),
    reply: z.object({ idea: ideaSchema }),
    failures: { ...ideaFailures, subdomainTaken: noDetails },
    example: {
      payload: { ideaId: exampleIdea._id, data: { industry: 'Home and garden', tags: ['lamps'] } },
      reply: { idea: { ...exampleIdea, tags: ['lamps'] } },
    },
  }),
} satisfies Record<keyof typeof ideasActions, ActionSchema>
