import type { User } from '@aloft/domain/account/user.entity'
import type { SiteBuilder } from '@aloft/domain/flows/site-builders.rules'
import type { Idea } from '@aloft/domain/ideas/idea.entity'
import type { BrandRole } from '@aloft/domain/teams/roles.rules'

/** A row of user_account with the user's completed tasks, and the credit in minor units. */
export interface AccountRow {
  id: string
  email: string
  username: string
  language: string
  isEmailValidated: boolean
  pendingEmail: string | null
  isAdmin: boolean
  isBanned: boolean
  isOnboarding: boolean
  planLabel: string
  subscriptionCurrency: string
  temporarySubscriptionCurrency: string | null
  socialPlatform: 'facebook' | 'google' | null
  referralCodeData: Record<string, unknown> | null
  adGenData: User['adGenData']
  questionnaire: User['questionnaire']
  /** As stored; read by `readPreferences`. */
  preferences: unknown
  selectedIdeaId: string | null
  creationDate: Date
  completedTasks: string[]
  creditMinor: number
}

export interface IdeaRow {
  id: string
  userId: string
  teamId: string | null
  title: string
  url: string | null
  description: string | null
  industry: string | null
  subdomain: string | null
  domain: Idea['domain']
  tags: string[]
  adGenData: Idea['adGenData']
  design: Partial<Idea['design']>
  uploadedImages: string[]
  uploadedVideos: string[]
  snippet: Partial<Idea['snippet']>
  /** What its website is built with, by its last scan; null if its pages don't say. */
  siteBuilder: SiteBuilder | null
  adAccounts: AdAccounts
  integrations: { paypal?: { clientId?: string } }
  lastOpenDate: Date | null
  creationDate: Date
  archiveDate: Date | null
}

/** A brand's linked accounts on ad platforms. */
export interface AdAccounts {
  ids?: Idea['adAccountIds']
  types?: Idea['adAccountType']
  history?: { date?: string; adAccountId: string; currency: string }[]
  conversionTrackerIds?: Idea['conversionTrackerIds']
  google?: Idea['googleAdAccount']
  facebook?: Idea['facebookAdAccount']
}

/** The caller, authenticated by a token. */
export interface Caller {
  readonly account: AccountRow
  readonly sessionId: string
}

/** The brand a call is about and the caller's role on it. Only policies create it. */
export interface BrandAccess {
  readonly idea: IdeaRow
  /** The payer: the owner of its team, or of the brand itself. */
  readonly ownerId: string
  readonly ownerName: string
  readonly role: BrandRole
  /** The payer's plan has lapsed, or ended after a cancellation, so its ads must not change (PUB-08, OPN-56). */
  readonly isPlanLapsed: boolean
}
