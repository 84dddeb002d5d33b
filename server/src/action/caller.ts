import type { User } from '@aloft/domain/account/user.entity'
import type { Idea } from '@aloft/domain/ideas/idea.entity'
import type { BrandRole } from '@aloft/domain/teams/roles.rules'

/** A row of user_account with the tasks that the user has completed and the credit, in minor units. */
export interface AccountRow {
  id: string
  email: string
  username: string
  language: string
  is_email_validated: boolean
  pending_email: string | null
  is_admin: boolean
  is_banned: boolean
  is_onboarding: boolean
  plan_label: string
  subscription_currency: string
  temporary_subscription_currency: string | null
  social_platform: 'facebook' | 'google' | null
  referral_code_data: Record<string, unknown> | null
  ad_gen_data: User['adGenData']
  questionnaire: User['questionnaire']
  selected_idea_id: string | null
  creation_date: Date
  completed_tasks: string[]
  credit_minor: number
}

export interface IdeaRow {
  id: string
  user_id: string
  team_id: string | null
  title: string
  url: string | null
  description: string | null
  industry: string | null
  subdomain: string | null
  domain: Idea['domain']
  tags: string[]
  ad_gen_data: Idea['adGenData']
  design: Partial<Idea['design']>
  uploaded_images: string[]
  uploaded_videos: string[]
  snippet: Partial<Idea['snippet']>
  ad_accounts: AdAccounts
  integrations: { paypal?: { clientId?: string } }
  last_open_date: Date | null
  creation_date: Date
  archive_date: Date | null
}

/** What a brand has linked on the ad platforms. */
export interface AdAccounts {
  ids?: Idea['adAccountIds']
  types?: Idea['adAccountType']
  history?: { date?: string; adAccountId: string; currency: string }[]
  conversionTrackerIds?: Idea['conversionTrackerIds']
  google?: Idea['googleAdAccount']
  facebook?: Idea['facebookAdAccount']
}

/** Who calls, proved by a token. */
export interface Caller {
  readonly account: AccountRow
  readonly sessionId: string
}

/** The brand a call is about and what the caller may do with it. Only the policy makes one. */
export interface BrandAccess {
  readonly idea: IdeaRow
  /** Who pays for it: the owner of its team, or of the brand itself. */
  readonly ownerId: string
  readonly role: BrandRole
  /** The plan of who pays has lapsed or was canceled and has ended, so that nothing of its ads is written (PUB-08, OPN-56). */
  readonly isPlanLapsed: boolean
}
