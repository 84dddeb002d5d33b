/** Failures of a payment that the bill itself shows, as it can be changed and paid again (PLN-22). */
export const checkoutFailures = [
  'creditAmountChanged',
  'amountTooSmall',
  'paymentFailed',
  'paypalRefused',
  /** A stored card may have been charged, or not. */
  'unconfirmed',
  'notEnoughCredit',
  'generic',
] as const
export type CheckoutFailure = (typeof checkoutFailures)[number]

/** Why a launch, a stop or an edit was refused, as the ad's page shows it (LCH-07 to LCH-13). */
export const launchTroubles = [
  'campaignArchived',
  'campaignDisabled',
  'adAlreadyRunning',
  'emailNotValidated',
  'needsPaidPlan',
  'maxAds',
  'testTooShort',
  'notPublished',
  'notEnoughCredit',
  'launchFailed',
  'runningAdNotFound',
  'balloonNotFound',
  'adNotEditable',
  'generic',
] as const
export type LaunchTrouble = (typeof launchTroubles)[number]

/** Why a draft wasn't published before its launch. */
export const publishTroubles = [
  'notSaved',
  'emailNotValidated',
  'adNotEditable',
  'balloonNotFound',
  'planLapsed',
  'failed',
] as const
export type PublishTrouble = (typeof publishTroubles)[number]

/** Why an ad wasn't launched; if it's `rejected`, its checks show it. */
export type StartFailure = LaunchTrouble | CheckoutFailure | 'rejected'

/** Whether the bill shows a failure. */
export function isOfCheckout(failure: StartFailure): failure is CheckoutFailure {
  return checkoutFailures.some((one) => one === failure)
}
