import { adsModals } from './tables/ads.modals.ts'
import { assistantModals } from './tables/assistant.modals.ts'
import { balloonsModals } from './tables/balloons.modals.ts'
import { briefsModals } from './tables/briefs.modals.ts'
import { creativesModals } from './tables/creatives.modals.ts'
import { generalModals } from './tables/general.modals.ts'
import { ideasModals } from './tables/ideas.modals.ts'
import { launchesModals } from './tables/launches.modals.ts'
import { notificationsModals } from './tables/notifications.modals.ts'
import { paymentsModals } from './tables/payments.modals.ts'
import { plansModals } from './tables/plans.modals.ts'
import { publishingModals } from './tables/publishing.modals.ts'

/** Every modal that has a body, by its name; the body is loaded when it is first opened. */
export const modals = {
  ...adsModals,
  ...assistantModals,
  ...balloonsModals,
  ...briefsModals,
  ...creativesModals,
  ...generalModals,
  ...ideasModals,
  ...launchesModals,
  ...notificationsModals,
  ...paymentsModals,
  ...plansModals,
  ...publishingModals,
} as const
