/** Why a launch ended, as stored with it. */
export const stopReasons = [
  'finished',
  'user_stopped',
  'archived',
  'admin_stopped',
  'account_deleted',
  // Half of the money is spent at twice the forecast price (OPN-81).
  'safety_net',
  'rejected',
  'launch_failed',
  // Stopped on the platform itself, outside the product (LCH-12).
  'platform_stopped',
  'not_paid',
  // Its new version went live, and its owner had chosen that.
  'replaced',
] as const
export type StopReason = (typeof stopReasons)[number]
