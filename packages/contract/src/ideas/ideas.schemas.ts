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
import { brandId, isArchived } from '../core/fields.ts'
import { exampleTeam } from '../teams/teams.examples.ts'
import type { ideasActions } from './ideas.actions.ts'
import { exampleIdea, exampleIdeaSummary } from './ideas.examples.ts'

const ideaId = brandId
const title = nameText(maxIdeaTitleLength).describe('Name of the brand, of at least 3 characters.')
const url = z.string().max(2048).describe('Website of the brand.')
const changedIdea = z.object({ idea: ideaSchema.describe('The brand as it is now.') })

/** Why a brand can't be added, or can't have this name or website (ONB-07, ONB-10, ACT-024). */
const ideaFailures = {
  existingIdea: z.object({ ideaId: z.uuid().describe('Id of that brand.') }),
  existingTitle: noDetails,
  overIdeaLimit: z.object({ limit: z.int().describe('How many brands the plan allows.') }),
  // The plan of the team's owner no longer includes teams (TEA-05).
  teamInactive: noDetails,
}

const provedElsewhere = Object.fromEntries(
  provedIdeaFields.map((field) => [field, z.unknown().describe('Refused: it has calls of its own.')]),
) as Record<(typeof provedIdeaFields)[number], z.ZodUnknown>

const uploadsText = 'Uploaded files in a new order, or without some. New ones are added by `add-idea-file`.'

/** The editable fields of a brand; fields that are left out don't change. */
const ideaChangesSchema = z
  .object({
    title,
    url: url.nullable().describe('Website of the brand; null for none.'),
    subdomain: z.string().max(100).nullable().describe('Subdomain of the brand’s pages; null for none.'),
    industry: z.string().max(maxIndustryLength).nullable().describe('Industry of the brand.'),
    description: z.string().max(maxIdeaDescriptionLength).nullable().describe('What the brand does.'),
    tags: z.array(z.string().max(maxTagLength)).max(maxTags).describe('Tags to sort brands by.'),
    uploadedImages: z.array(z.string()).describe(uploadsText),
    uploadedVideos: z.array(z.string()).describe(uploadsText),
    design: z
      .object({
        logoImageUrl: z.string().nullable().describe('Address of an uploaded picture; null for none.'),
      })
      .describe('How the brand looks.'),
    teamId: z.uuid().nullable().describe('Id of a team of the owner. Null makes the brand personal.'),
    // Parsed so that each is refused by name: they can only be set by their own calls (OPN-64).
    ...provedElsewhere,
  })
  .partial()

export const ideasSchemas = {
  'archive-idea': describeAction({
    summary: 'Archives a brand, or restores it.',
    payload: z.object({ ideaId, isArchived }),
    reply: changedIdea,
    // A restored brand counts again, and another one may have its name or website now.
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
      url: url.nullish().describe('Website of the brand. Left out for none.'),
      teamId: z.uuid().nullish().describe('Id of a team of the caller. Left out for a personal brand.'),
    }),
    reply: changedIdea,
    failures: ideaFailures,
    example: {
      payload: { title: 'Nightjar Lamps', url: 'https://nightjar.example' },
      reply: { idea: exampleIdea },
    },
  }),
  'get-ideas-data': describeAction({
    summary: 'Lists the caller’s brands and teams.',
    payload: nothing,
    // A team's entry includes the team and its brands (ENT-04, TEA-06).
    reply: z.object({
      ideas: z.array(ideaSummarySchema).describe('Personal brands of the caller.'),
      teams: z
        .record(z.uuid(), teamSchema.extend({ ideas: z.array(ideaSummarySchema) }))
        .describe('Teams of the caller by id, each with its brands.'),
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
      isResetSelectedBalloonId: z.boolean().optional().describe('Selects no ad.'),
      balloonId: z.uuid().optional().describe('Id of the ad to select.'),
    }),
    reply: z.object({
      selectedIdeaId: ideaId,
      selectedBalloonId: z
        .uuid()
        .nullable()
        .describe('Id of the selected ad; null without one, or if it’s archived.'),
    }),
    failures: {
      /** An archived brand is never the current one. */
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
    payload: z.object({
      ideaId,
      data: ideaChangesSchema.describe('What to change. What is left out stays as it is.'),
    }),
    reply: changedIdea,
    failures: { ...ideaFailures, subdomainTaken: noDetails },
    example: {
      payload: { ideaId: exampleIdea._id, data: { industry: 'Home and garden', tags: ['lamps'] } },
      reply: { idea: { ...exampleIdea, tags: ['lamps'] } },
    },
  }),
} satisfies Record<keyof typeof ideasActions, ActionSchema>
