import type { ActionName } from '@aloft/contract/actions'
import type { NoneMissing } from '@aloft/contract/core/complete-table'
import type { StreamHandlers } from '../action/define-stream.ts'
import type { Handlers } from '../action/define.ts'
import { accountHandlers } from './generated/account.ts'
import { adminHandlers } from './generated/admin.ts'
import { adsHandlers } from './generated/ads.ts'
import { assistantHandlers, assistantStreams } from './generated/assistant.ts'
import { balloonsHandlers } from './generated/balloons.ts'
import { briefsHandlers } from './generated/briefs.ts'
import { creativesHandlers } from './generated/creatives.ts'
import { erasureHandlers } from './generated/erasure.ts'
import { ideasHandlers } from './generated/ideas.ts'
import { launchesHandlers } from './generated/launches.ts'
import { notificationsHandlers } from './generated/notifications.ts'
import { paymentsHandlers } from './generated/payments.ts'
import { plansHandlers } from './generated/plans.ts'
import { publishingHandlers } from './generated/publishing.ts'
import { reportsHandlers } from './generated/reports.ts'
import { scansHandlers } from './generated/scans.ts'
import { systemHandlers } from './generated/system.ts'
import { targetingHandlers } from './generated/targeting.ts'
import { teamsHandlers } from './generated/teams.ts'
import { paymentPurposes } from './launches/billing/payment-purposes.ts'

const handlerRows = {
  ...accountHandlers,
  ...adminHandlers,
  ...adsHandlers,
  ...assistantHandlers,
  ...balloonsHandlers,
  ...briefsHandlers,
  ...creativesHandlers,
  ...erasureHandlers,
  ...ideasHandlers,
  ...launchesHandlers,
  ...notificationsHandlers,
  ...paymentsHandlers(paymentPurposes),
  ...plansHandlers,
  ...publishingHandlers,
  ...reportsHandlers,
  ...scansHandlers,
  ...systemHandlers,
  ...targetingHandlers,
  ...teamsHandlers,
} satisfies Partial<Handlers>

type Missing = NoneMissing<
  Exclude<ActionName, keyof typeof handlerRows>,
  'Every call has its <name>.action.ts in an area, and npm run docs was run after it was written'
>

/** Every handler by its wire name. */
// oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- with a missing row, the error above is enough
export const handlers: Handlers = handlerRows as typeof handlerRows & Record<Missing, never>

/** Every stream by its wire name. */
export const streamHandlers: StreamHandlers = { ...assistantStreams }
