import type { Handlers } from '../action/define.ts'
import { accountHandlers } from './generated/account.ts'
import { adminHandlers } from './generated/admin.ts'
import { adsHandlers } from './generated/ads.ts'
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

/** Every handler by its wire name. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...adminHandlers,
  ...adsHandlers,
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
}
