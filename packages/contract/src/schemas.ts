import type { z } from 'zod'
import { accountSchemas } from './account/account.schemas.ts'
import type { ActionName } from './actions.ts'
import { adminSchemas } from './admin/admin.schemas.ts'
import { launchListSchemas } from './launches/launch-list.schemas.ts'
import { adsSchemas } from './ads/ads.schemas.ts'
import { autopilotSchemas } from './launches/autopilot.schemas.ts'
import { assistantSchemas } from './assistant/assistant.schemas.ts'
import type { ActionSchema, DescribedAction, ok } from './core/action-schema.ts'
import type { RateLimit } from './core/rate-limit.ts'
import type { NoneMissing } from './core/complete-table.ts'
import { balloonsSchemas } from './balloons/balloons.schemas.ts'
import { briefsSchemas } from './briefs/briefs.schemas.ts'
import { creativesSchemas } from './creatives/creatives.schemas.ts'
import { ideasSchemas } from './ideas/ideas.schemas.ts'
import { keywordsSchemas } from './targeting/keywords.schemas.ts'
import { notificationsSchemas } from './notifications/notifications.schemas.ts'
import { paymentsSchemas } from './payments/payments.schemas.ts'
import { plansSchemas } from './plans/plans.schemas.ts'
import { picturesSchemas } from './ads/pictures.schemas.ts'
import { previewLinksSchemas } from './ads/preview-links.schemas.ts'
import { publishingSchemas } from './publishing/publishing.schemas.ts'
import { reportsSchemas } from './reports/reports.schemas.ts'
import { launchesSchemas } from './launches/launches.schemas.ts'
import { overviewSchemas } from './launches/overview.schemas.ts'
import { scansSchemas } from './scans/scans.schemas.ts'
import { systemSchemas } from './system/system.schemas.ts'
import { targetingSchemas } from './targeting/targeting.schemas.ts'
import { teamsSchemas } from './teams/teams.schemas.ts'

const schemaRows = {
  ...accountSchemas,
  ...adminSchemas,
  ...launchListSchemas,
  ...adsSchemas,
  ...assistantSchemas,
  ...autopilotSchemas,
  ...balloonsSchemas,
  ...briefsSchemas,
  ...creativesSchemas,
  ...ideasSchemas,
  ...keywordsSchemas,
  ...notificationsSchemas,
  ...overviewSchemas,
  ...paymentsSchemas,
  ...picturesSchemas,
  ...previewLinksSchemas,
  ...plansSchemas,
  ...publishingSchemas,
  ...reportsSchemas,
  ...launchesSchemas,
  ...scansSchemas,
  ...systemSchemas,
  ...targetingSchemas,
  ...teamsSchemas,
} satisfies Partial<Record<ActionName, ActionSchema>>

type Missing = NoneMissing<
  Exclude<ActionName, keyof typeof schemaRows>,
  'Every call of an *.actions.ts has a row in the *.schemas.ts beside it'
>
// A missing row counts as a plain one, so that what uses the table isn't refused for it as well.
type PlainRow = DescribedAction<z.ZodAny, typeof ok> & { failures: {} }
type Schemas = typeof schemaRows & Record<Missing, PlainRow>

/**
 * The shapes of every call. The server, the mock world and the API document read them; browsers only need
 * their types.
 */
export const schemas = schemaRows as Schemas

/** How often an action can be called; empty if there's no limit. */
export function limitsOf(name: ActionName): readonly RateLimit[] {
  const { limits = [] }: ActionSchema = schemas[name]
  return limits
}

/** The payload as sent by a caller. */
export type PayloadOf<A extends ActionName> = z.input<Schemas[A]['payload']>

/** What a handler receives after parsing. */
export type ParsedPayloadOf<A extends ActionName> = z.output<Schemas[A]['payload']>

/** The reply of a handler, including special replies. */
export type ReplyOf<A extends ActionName> = z.output<Schemas[A]['reply']>

type Failures<A extends ActionName> = Schemas[A]['failures']

// An object schema without fields is inferred as an index signature, which can't be joined with the error
// key.
type DetailsOf<D> = Record<string, never> extends D ? unknown : Readonly<D>

/** The failure keys an action declares, each with its details. */
export type FailureOf<A extends ActionName> = {
  [K in keyof Failures<A> & string]: Failures<A>[K] extends z.ZodType
    ? { readonly error: K } & DetailsOf<z.output<Failures<A>[K]>>
    : never
}[keyof Failures<A> & string]
