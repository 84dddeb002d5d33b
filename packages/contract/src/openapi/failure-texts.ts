import { maxDrafts } from '@aloft/domain/plans/plan-catalogue.rules'
import { exampleQuestion } from '../assistant/assistant.examples.ts'
import { exampleBalloon } from '../balloons/balloons.examples.ts'
import type { ActionName } from '../actions.ts'
import { exampleBrandBrief, exampleBriefIds } from '../briefs/briefs.examples.ts'
import { exampleIdea } from '../ideas/ideas.examples.ts'
import { examplePayment } from '../payments/payments.examples.ts'
import type { FailureOf } from '../schemas.ts'
import type { StreamFailureOf } from '../stream-schemas.ts'
import type { StreamName } from '../streams.ts'

type Failure =
  | { [A in ActionName]: FailureOf<A> }[ActionName]
  | { [S in StreamName]: StreamFailureOf<S> }[StreamName]

/** The failure keys of all calls. */
export type FailureKey = Failure['error']

type DetailsWithin<F> = F extends Failure ? Omit<F, 'error'> : never
type Joined<U> = (U extends unknown ? (value: U) => void : never) extends (value: infer I) => void ? I : never

/** The details of a failure; if calls send different ones, all of them. */
type Details<K extends FailureKey> = Joined<DetailsWithin<Extract<Failure, { error: K }>>>

type FailureTexts = {
  readonly [K in FailureKey]: keyof Details<K> extends never ? string : readonly [string, Details<K>]
}

const fbTitle = 'component/c1/fbTitle'

/** What each failure means and, if it comes with details, an example of them. */
export const failureTexts: FailureTexts = {
  adAlreadyRunning: 'The ad is already with its platform.',
  adNotEditable: ['The ad is past its draft, or archived.', { status: 'running' }],
  adNotLive: ['The ad is neither in review nor live.', { status: 'IN_PROGRESS' }],
  adNotStopped: 'The ad is live or waits for its payment. Stop it before switching the autopilot.',
  adRunning: ['The ad is with its platform, or on its way there. Stop it first.', { status: 'running' }],
  adUnderWay: ['The ad is with its platform. Stop it first.', { status: 'learning' }],
  alreadySubscribed: 'The account already has a subscription.',
  amountTooSmall: 'The amount is lower than the payment provider takes.',
  authenticationNeeded: [
    'The bank asks the owner to confirm the payment. Send the browser to `url`.',
    { paymentId: examplePayment._id, url: '/embedded-payment/pay_3f6c' },
  ],
  badLogin: 'The password is wrong.',
  balloonInvalid: [
    'Fields that the rest of the brand doesn’t allow, each with a failure key. Nothing was saved.',
    { fields: { 'component/c2/path': 'pathTaken' } },
  ],
  balloonNotFound: 'The brand has no such ad.',
  breakdownFailed: 'The platform didn’t answer.',
  briefConflict: [
    'Somebody else changed these fields since the edit’s base. Nothing was saved.',
    {
      fields: ['location'],
      conflicts: [
        {
          key: 'location',
          value: 'Clifden, Ireland',
          date: new Date('2026-11-03T10:02:00Z'),
          authorId: '01936b2e-0000-7000-8000-000000000001',
          authorName: 'Órla Fahy',
        },
      ],
      brief: {
        _id: exampleBriefIds.brand,
        brief: { ...exampleBrandBrief, location: 'Clifden, Ireland' },
        updateDate: new Date('2026-11-03T10:02:00Z'),
        archiveDate: null,
      },
    },
  ],
  briefInvalid: ['Wrong fields, each with a failure key.', { fields: { websiteUrl: 'urlInvalid' } }],
  creativeInUse: [
    'An ad shows this creative. Choose another picture for it first.',
    { name: 'Autumn lamps' },
  ],
  creativeLaunched: 'A launch has shown this creative. It can be archived, but not deleted.',
  creativeNotDrawn: 'The pictures of this creative aren’t drawn.',
  creativeChanged: 'Somebody has changed the creative since; nothing was saved.',
  creativeNotFound: 'The brand has no such creative.',
  mediaNotFound: 'The brand has no such picture.',
  briefNotFound: 'The brand has no such brief, or it’s archived.',
  campaignArchived: 'The ad is archived. Restore it first.',
  campaignDisabled: 'The ad is switched off. Support can switch it on again.',
  campaignNotFound: 'The ad doesn’t exist, or was never submitted.',
  clockIsAhead: ['The test clock can’t go back. This is how far it’s ahead.', { mockDateOffsetHours: 48 }],
  stockLimited: ['The stock service takes no more requests for now.', { retryAfterSeconds: 90 }],
  stockNotFound: 'The stock service has no such picture.',
  stockUnavailable: 'The stock service can’t be reached. Try again later.',
  stockUnreadable: 'The file of the stock service isn’t a picture that can be read.',
  couponInvalid: 'There is no such coupon. None are issued now.',
  creditAmountChanged: 'The credit has changed since the payer saw it. Show the new amount and ask again.',
  discountUnavailable: 'No discount is offered now.',
  editConflict: [
    'Somebody else changed these keys since the edit’s base. Nothing was saved.',
    {
      balloon: { ...exampleBalloon, isHistoryComplete: true },
      conflicts: [
        {
          key: fbTitle,
          value: 'Evenings, better lit',
          date: new Date('2026-11-03T10:02:00Z'),
          authorId: '01936b2e-0000-7000-8000-000000000001',
          authorName: 'Órla Fahy',
        },
      ],
    },
  ],
  emailInUse: [
    'Another account has this email address. After a social login, log in through `socialPlatform`.',
    { platform: 'google', email: 'orla@nightjar.example', socialPlatform: 'facebook' },
  ],
  emailMissing: ['The platform gave no usable email address.', { platform: 'facebook' }],
  emailNotValidated: 'The caller must confirm their email address first.',
  existingIdea: ['Another brand of the owner has this website.', { ideaId: exampleIdea._id }],
  existingTitle: 'Another brand of the owner has this name.',
  fileTooLarge: 'The file is larger than 25 MB.',
  firstAdNotFailed: 'The newest order has no failed ad for this platform.',
  forecastFailed: 'The platform gave no forecast. Try again later.',
  forecastNotAvailable: 'The targeting reaches too few people for a forecast.',
  generic: 'No ads are made for this platform.',
  hasRunHistory: 'The ad was launched before, so its results must stay. It can be archived.',
  ideaArchived: 'The brand is archived, so it can’t be opened.',
  imageTooSmall: 'The picture is smaller than 400 pixels on one side.',
  inProgress: 'An evaluation is already in progress.',
  invalidDate: 'The date isn’t a day, or it’s outside the allowed range.',
  inviteAlreadyVerified: 'The invitation was accepted before.',
  linkEnded: 'The link has ended, or never existed.',
  inviteInvalid: 'The invitation is unknown, withdrawn or expired.',
  imageScanFailed: 'The picture is none of the brand’s, or can’t be described.',
  imagesInProgress: 'Pictures of this brand are being drawn for the caller. Wait until they’re done.',
  launchFailed: 'The ad isn’t in a status for this, or no platform account can carry it out.',
  legacyPlan: 'The account has a plan that is no longer sold. Support can change it.',
  linkNeedsPassword: [
    'An account has this email address. Send its password with `code` to link the two.',
    { platform: 'google', email: 'orla@nightjar.example', code: 'example-next-code', isPasswordWrong: false },
  ],
  maxVariants: 'A test has two versions at most, the original included.',
  maxAds: ['As many ads are active as the plan allows.', { limit: 3, count: 3 }],
  maxAdsPerCampaign: [
    'A campaign holds one ad. `key` is the field that would add another.',
    { limit: 1, key: 'componentOrder' },
  ],
  maxDrafts: ['The brand has as many drafts as it may have.', { limit: maxDrafts, count: maxDrafts }],
  testTooShort: 'The ad has a test, which takes 14 days, and its launch is shorter.',
  needsPaidPlan: 'The plan of the brand’s owner doesn’t include this.',
  noPlan: 'The account has no plan that this could change.',
  noSuggestions: 'Nothing suitable was found.',
  notEnoughCredit: 'The credit doesn’t cover the ad. Pay for it with `pay-ad`.',
  notEnoughData: ['The ad lacks what a forecast needs.', { missing: 'tooFewKeywords' }],
  notHeld: 'The autopilot isn’t kept from changing this setting.',
  notPublished: 'The ad has changes that aren’t published.',
  noTrial: 'The account has no trial under way.',
  offerExpired: 'A review is offered for a day after signing up.',
  oneOffAd: 'The autopilot needs monthly funding.',
  outOfTokens: ['Too few AI tokens are left. `price` is what the texts cost.', { price: 5 }],
  overIdeaLimit: ['The plan doesn’t allow another brand.', { limit: 1 }],
  passwordResetFail: 'The link is unknown, used or expired.',
  pathTaken: 'Another ad of the brand has one of its paths.',
  paymentFailed: 'The payment wasn’t made. The payer can try again.',
  paypalRefused: 'PayPal refused the payment.',
  pictureNotFound: 'The brand no longer has this picture, or the line doesn’t fit into it.',
  planLapsed: 'The plan of the brand’s owner has lapsed.',
  platformAuthFailure: 'The login through the platform failed or has expired. Start it again.',
  platformNotCopied: 'An ad of this platform can’t be copied to the requested one.',
  reasonRequired: 'The owner must be told why.',
  rejected: [
    'The ad isn’t ready, or was rejected. Each issue names a field, a rule or a message.',
    { issues: [{ key: 'fbTitle', failure: null, rule: 'M02', text: null }] },
  ],
  runningAdNotFound: 'The ad isn’t with its platform.',
  answerInProgress: [
    'The assistant is still answering another message of the conversation.',
    { messageId: exampleQuestion.messageId },
  ],
  savedOutputNotFound: 'The saved output is unknown, was used before, or is older than a day.',
  scanNotFound: 'The caller has no scan of this website.',
  seedTooShort: ['The example of a keyword is too short.', { minLength: 3 }],
  subdomainTaken: 'Another brand has this subdomain.',
  supportEnded: 'No person answers this conversation, or no longer.',
  teamInactive: 'The plan of the team’s owner no longer includes teams.',
  termsNeeded: [
    'The account would be new. Send `isTermsAccepted` with `code` to create it.',
    { platform: 'google', email: 'orla@nightjar.example', code: 'example-next-code', username: 'Órla Fahy' },
  ],
  toolCallNotFound: 'The conversation has no such tool call.',
  tooManyComments: ['The link has collected as many comments as it can.', { limit: 100 }],
  tooManyMessages: [
    'The account has sent as many messages as it may for now.',
    { limit: 60, retryAfterSeconds: 900 },
  ],
  tooManyLinks: ['The brand has as many links as it may have. End one first.', { limit: 20 }],
  versionNotFound: 'There’s no such version.',
  websiteMissing: 'The brand has no website.',
}
