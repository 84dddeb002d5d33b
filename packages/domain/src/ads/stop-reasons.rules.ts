/** Why a launch of an ad ended, as it is kept with the launch. */
export const stopReasons = [
  'finished',
  'user_stopped',
  'archived',
  'admin_stopped',
  'account_deleted',
  // Half of the money is spent at twice the price that was foreseen (OPN-81).
  'safety_net',
  'rejected',
  'launch_failed',
  // Stopped at the platform itself, beside the product (LCH-12).
  'platform_stopped',
  'not_paid',
] as const
export type StopReason = (typeof stopReasons)[number]
