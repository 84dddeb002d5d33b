import { z } from 'zod'
import { jsonValueSchema } from './json-value.entity.ts'
import { goals } from '../core/goals.ts'
import { currencies } from '../core/money.ts'
import { preferencesSchema } from './preferences.entity.ts'
import { questionnaireRoles, questionnaireSources } from './questionnaire.rules.ts'
import { socialPlatforms } from './social-platforms.ts'

/** Answers of the onboarding's questionnaire. */
export const questionnaireSchema = z.object({
  role: z.enum(questionnaireRoles),
  goal: z.enum(goals).optional(),
  source: z.enum(questionnaireSources).optional(),
})

/**
 * A member as sent on the wire, never with a password (ENT-01 to ENT-03). `credit` is decimal, in
 * `subscriptionCurrency`.
 */
export const userSchema = z.object({
  _id: z.uuid(),
  username: z.string(),
  email: z.string(),
  creationDate: z.date(),
  /** Language tag of the interface, such as `en`. */
  language: z.string(),
  isEmailValidated: z.boolean(),
  /** The address that replaces `email` once the user opens the link in the email. */
  pendingEmail: z.string().nullable(),
  plan: z.object({ labelKey: z.string(), numIdeas: z.int(), isTeams: z.boolean() }),
  isAdmin: z.boolean(),
  isOnboarding: z.boolean(),
  credit: z.number(),
  subscriptionCurrency: z.enum(currencies),
  temporarySubscriptionCurrency: z.enum(currencies).nullable(),
  /** Names of guide tasks, with `checklist` and `firstAdCreated`. */
  completedTasks: z.array(z.string()),
  selectedIdeaId: z.uuid().nullable(),
  socialPlatform: z.enum(socialPlatforms).nullable(),
  referralCodeData: z.object({ code: z.string() }).nullable(),
  /** Kept here until the first brand exists (OPN-35). */
  adGenData: z.record(z.string(), jsonValueSchema),
  questionnaire: questionnaireSchema.nullable(),
  preferences: preferencesSchema.partial(),
})
export type User = z.infer<typeof userSchema>

/**
 * The reply to a login: the user with the bearer token for calls and the longer-lived token that replaces the password
 * on the next login (OPN-02). Both are opaque.
 */
export const signedInUserSchema = userSchema.extend({ authToken: z.string(), userToken: z.string() })
export type SignedInUser = z.infer<typeof signedInUserSchema>
