import { signedInUserSchema } from '@aloft/domain/account/user.entity'
import { z } from 'zod'
import { exampleSignedInUser } from '../account/account.examples.ts'
import type { ActionSchema } from '../core/action-schema.ts'
import { describeAction, noDetails } from '../core/action-schema.ts'
import { mailedCode, socialPlatform } from '../core/fields.ts'
import type { teamsActions } from './teams.actions.ts'
import { exampleTeam } from './teams.examples.ts'

const code = mailedCode
const exampleCode = 'vI2mZ0y9Q4kW7c1bT5uXnR8sLhAoEdGfJpKqMiYwNxC'

/** Unknown, withdrawn or expired; and used before (TEA-10). */
const inviteFailures = { inviteInvalid: noDetails, inviteAlreadyVerified: noDetails }

export const teamsSchemas = {
  'accept-invite': describeAction({
    summary: 'Joins a team with the code of a mailed invitation, and logs in.',
    limits: [{ calls: 30, seconds: 3600, by: 'caller' }],
    payload: z.object({
      code,
      password: z
        .string()
        .max(1024)
        .describe('Password of the account, or of the one to create; or the stored `userToken`.'),
      isTermsAccepted: z.boolean().describe('Must be true for a new account.'),
    }),
    reply: signedInUserSchema,
    // The person has an account, and this is neither its password nor its session's token.
    failures: { ...inviteFailures, badLogin: noDetails },
    example: {
      payload: { code: exampleCode, password: 'lamplight 39', isTermsAccepted: true },
      reply: exampleSignedInUser,
    },
  }),
  'get-invite': describeAction({
    summary: 'Returns what an invitation to a team is about.',
    payload: z.object({ code }),
    // Only that address received the code, so the reply reveals to nobody else whether there is an account.
    reply: z.object({
      teamName: z.string().describe('Name of the team.'),
      email: z.string().describe('Email address that was invited.'),
      hasAccount: z.boolean().describe('Whether an account has that address.'),
      socialPlatform: socialPlatform
        .nullable()
        .describe('The platform that it logs in through; null for a password.'),
    }),
    failures: inviteFailures,
    example: {
      payload: { code: exampleCode },
      reply: {
        teamName: exampleTeam.name,
        email: 'orla@nightjar.example',
        hasAccount: false,
        socialPlatform: null,
      },
    },
  }),
} satisfies Record<keyof typeof teamsActions, ActionSchema>
