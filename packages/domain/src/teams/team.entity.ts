import { z } from 'zod'
import { teamRoles } from './roles.rules.ts'

/** Whether an invited person has accepted (TEA-07). */
const inviteStatuses = ['pending', 'confirmed'] as const
export type InviteStatus = (typeof inviteStatuses)[number]

/** A member of a team; someone who has not accepted yet may have no name (TEA-06). */
const teamMemberSchema = z.object({
  name: z.string().nullable(),
  email: z.string(),
  role: z.enum(teamRoles),
  inviteStatus: z.enum(inviteStatuses),
})
/** A team and its members, including the owner; its brands are sent separately in the ideas data (TEA-06, ENT-04). */
export const teamSchema = z.object({
  _id: z.uuid(),
  name: z.string(),
  ownerId: z.uuid(),
  members: z.array(teamMemberSchema),
})
export type Team = z.infer<typeof teamSchema>
