import { accountActions } from './account/account.actions.ts'
import { adminActions } from './admin/admin.actions.ts'
import { launchListActions } from './launches/launch-list.actions.ts'
import { adsActions } from './ads/ads.actions.ts'
import { autopilotActions } from './launches/autopilot.actions.ts'
import { assistantActions } from './assistant/assistant.actions.ts'
import type { ActionRow } from './core/action-row.ts'
import { balloonsActions } from './balloons/balloons.actions.ts'
import { briefsActions } from './briefs/briefs.actions.ts'
import { creativesActions } from './creatives/creatives.actions.ts'
import { ideasActions } from './ideas/ideas.actions.ts'
import { keywordsActions } from './targeting/keywords.actions.ts'
import { notificationsActions } from './notifications/notifications.actions.ts'
import { paymentsActions } from './payments/payments.actions.ts'
import { plansActions } from './plans/plans.actions.ts'
import { picturesActions } from './ads/pictures.actions.ts'
import { previewLinksActions } from './ads/preview-links.actions.ts'
import { publishingActions } from './publishing/publishing.actions.ts'
import { reportsActions } from './reports/reports.actions.ts'
import { launchesActions } from './launches/launches.actions.ts'
import { overviewActions } from './launches/overview.actions.ts'
import { scansActions } from './scans/scans.actions.ts'
import { systemActions } from './system/system.actions.ts'
import { targetingActions } from './targeting/targeting.actions.ts'
import { teamsActions } from './teams/teams.actions.ts'

/** Every call of the product. Plain data: browsers load this table but never the schemas. */
export const actions = {
  ...accountActions,
  ...adminActions,
  ...launchListActions,
  ...adsActions,
  ...assistantActions,
  ...autopilotActions,
  ...balloonsActions,
  ...briefsActions,
  ...creativesActions,
  ...ideasActions,
  ...keywordsActions,
  ...notificationsActions,
  ...overviewActions,
  ...paymentsActions,
  ...picturesActions,
  ...previewLinksActions,
  ...plansActions,
  ...publishingActions,
  ...reportsActions,
  ...launchesActions,
  ...scansActions,
  ...systemActions,
  ...targetingActions,
  ...teamsActions,
} as const

export type ActionName = keyof typeof actions

/** The row of an action, typed with its optional flags. */
export function actionRow(name: ActionName): ActionRow {
  return actions[name]
}

export function isActionName(name: string): name is ActionName {
  return Object.hasOwn(actions, name)
}
