import { signedInUserSchema } from '@aloft/domain/account/user.entity'
import { z } from 'zod'
import { exampleSignedInUser } from '../account/account.examples.ts'
import type { ActionSchema } from '../core/action-schema.ts'
import { describeAction, noDetails } from '../core/action-schema.ts'
import type { teamsActions } from './teams.actions.ts'
import { exampleTeam } from './teams.examples.ts'

/** What the mailed link of an invitation carries. */
const code = z.string().max(200)
const exampleCode = 'vI2mZ0y9Q4kW7c1bT5uXnR8sLhAoEdGfJpKqMiYwNxC'

/** Unknown, taken back or older than it may be; and used before (TEA-10). */
const inviteFailures = { inviteInvalid: noDetails, inviteAlreadyVerified: noDetails }

export const teamsSchemas = {
  'accept-invite': describeAction({
    payload: z.object({ code, password: z.string().max(1024), isTermsAccepted: z.boolean() }),
    reply: signedInUserSchema,
    // The person has an account, and this is not its password.
    failures: { ...inviteFailures, badLogin: noDetails },
    example: {
      payload: { code: exampleCode, password: 'lamplight 39', isTermsAccepted: true },
      reply: exampleSignedInUser,
    },
  }),
  'get-invite': describeAction({
    payload: z.object({ code }),
    // Who has the code was sent it at that address, so it tells nobody else whether there is an account.
    reply: z.object({ teamName: z.string(), email: z.string(), hasAccount: z.boolean() }),
    failures: inviteFailures,
    example: {
      payload: { code: exampleCode },
      reply: { teamName: exampleTeam.name, email: 'orla@nightjar.example', hasAccount: false },
    },
  }),
} satisfies Record<keyof typeof teamsActions, ActionSchema>
