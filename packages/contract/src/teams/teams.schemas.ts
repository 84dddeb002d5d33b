import { signedInUserSchema } from '@aloft/domain/account/user.entity'
import { socialPlatforms } from '@aloft/domain/account/social-platforms'
import { z } from 'zod'
import { exampleSignedInUser } from '../account/account.examples.ts'
import type { ActionSchema } from '../core/action-schema.ts'
import { describeAction, noDetails } from '../core/action-schema.ts'
import type { teamsActions } from './teams.actions.ts'
import { exampleTeam } from './teams.examples.ts'

/** What the mailed link of an invitation carries. */
const code = z.string().max(200)
const exampleCode = 'vI2mZ0y9Q4kW7c1bT5uXnR8sLhAoEdGfJpKqMiYwNxC'

/** Unknown, withdrawn or expired; and used before (TEA-10). */
const inviteFailures = { inviteInvalid: noDetails, inviteAlreadyVerified: noDetails }

export const teamsSchemas = {
  'accept-invite': describeAction({
    summary: 'Joins a team with the code of a mailed invitation, and logs in.',
    /** The stored token of a session replaces the password, as in a login (OPN-02). */
    payload: z.object({ code, password: z.string().max(1024), isTermsAccepted: z.boolean() }),
    reply: signedInUserSchema,
    // The person has an account, and this is neither its password nor the token of its session.
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
      teamName: z.string(),
      email: z.string(),
      hasAccount: z.boolean(),
      /** The platform that an account without a password logs in through. */
      socialPlatform: z.enum(socialPlatforms).nullable(),
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
