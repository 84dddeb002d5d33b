import { questionnaireSchema, signedInUserSchema, userSchema } from '@aloft/domain/account/user.entity'
import { notificationSchema } from '@aloft/domain/notifications/notification.entity'
import { ledgerPostingSchema } from '@aloft/domain/payments/ledger-posting.entity'
import { paymentEventSchema } from '@aloft/domain/payments/payment-event.entity'
import { paymentMethodSchema, paymentSchema } from '@aloft/domain/payments/payment.entity'
import { subscriptionSchema } from '@aloft/domain/payments/subscription.entity'
import { tokenBalanceSchema, tokenUsageSchema } from '@aloft/domain/plans/plan.entity'
import { accountSchemas } from '../../account/account.schemas.ts'
import { ideasSchemas } from '../../ideas/ideas.schemas.ts'
import { hostedPageSchema } from '../../payments/payments.schemas.ts'
import { type FieldTexts, objectShape } from './shape.ts'

const team = ideasSchemas['get-ideas-data'].reply.shape.teams.valueType

const user: FieldTexts<typeof userSchema.shape> = {
  _id: 'Id of the account.',
  username: 'Name of the person.',
  email: 'Email address that the person logs in with.',
  creationDate: 'When the account was created.',
  language: 'Language tag of the interface, such as `en`.',
  isEmailValidated:
    'Whether the person has followed the link mailed to `email`. Needed to publish and launch.',
  pendingEmail: 'Replaces `email` once the link mailed to it is followed; null if no change is under way.',
  plan: [
    'The plan whose rights the account has now.',
    {
      labelKey: 'Label of the plan.',
      numIdeas: 'How many brands the account may have.',
      isTeams: 'Whether the account may have teams.',
    },
  ],
  isAdmin: 'Whether the person is an administrator of the product.',
  isOnboarding: 'Whether the person has no brand yet.',
  credit: 'Money to spend on ads, in `subscriptionCurrency`, VAT included.',
  subscriptionCurrency: 'Currency of the account.',
  temporarySubscriptionCurrency: 'Used in place of `subscriptionCurrency` for now; null without one.',
  completedTasks: 'Names of the tasks of the introduction that are done.',
  selectedIdeaId: 'Id of the brand that was open last; null before the first one.',
  socialPlatform: 'The platform the person logs in through; null for a password.',
  referralCodeData: ['The referral code of the account; null without one.', { code: 'The code itself.' }],
  adGenData: 'Answers of the onboarding by key, kept until the first brand exists.',
  questionnaire: 'Answers of the onboarding’s questionnaire; null if it wasn’t answered.',
  preferences: [
    'What the person has set for themselves, without what they never set.',
    {
      colorScheme: 'Colors of the interface; `system` follows the device.',
      adColumns: 'Columns of the list of ads in order; the first is `name`.',
      launchColumns: 'Columns of the launches in the report of an ad; the first is `name`.',
      reportAdColumns: 'Columns of the ads in the report of a brand; the first is `name`.',
      savedFilters:
        'Filters of the list of ads: each with its name and the parameters of the list’s address.',
      recentPages: 'Pages visited last, newest first: each with its brand and its ad, if it has them.',
    },
  ],
}

const signedInUser: FieldTexts<typeof signedInUserSchema.shape> = {
  ...user,
  authToken: 'Bearer token for calls. Once it has expired, calls reply `RELOGIN`.',
  userToken: 'Longer-lived token that replaces the password in the next login.',
}

/** Accounts, teams, payments and plans. */
export const accountShapes = {
  HostedPage: objectShape(hostedPageSchema, 'A page of the payment provider to send the browser to.', {
    paymentId: 'Id of the payment, for `get-payment-result` or `confirm-payment`.',
    url: 'Address of the page; relative to this server if the provider is simulated.',
  }),
  LedgerPosting: objectShape(
    ledgerPostingSchema,
    'One posting of the ledger. Its entries sum to zero in each unit.',
    {
      _id: 'Id of the posting.',
      kind: 'What was posted, as a key.',
      subject: 'What it is about, such as `run:{id}`; null if nothing in particular.',
      date: 'When it was posted.',
      entries: [
        'The accounts that changed.',
        {
          account: 'The account that changed.',
          isOwn: 'Whether it’s on the caller’s side, and not on the product’s.',
          unit: '`token`, or the currency of the amount.',
          amount: 'The change: a decimal amount of money, or whole tokens.',
        },
      ],
    },
  ),
  Notification: objectShape(
    notificationSchema,
    'What happened while the user was away, in the user’s language.',
    {
      _id: 'Id of the notification.',
      kind: 'What happened.',
      headline: 'One line about it.',
      message: 'The full text.',
      project: [
        'The brand it is about; null if there is none or it’s gone.',
        { _id: 'Id of the brand.', title: 'Name of the brand.' },
      ],
      campaign: [
        'The ad it is about; null if there is none or it’s gone.',
        { id: 'Id of the ad.', name: 'Name of the ad.' },
      ],
      date: 'When it happened.',
      isRead: 'Whether the user has read it.',
    },
  ),
  Payment: objectShape(paymentSchema, 'A payment as its owner sees it.', {
    _id: 'Id of the payment.',
    purpose: 'What it is for: an ad, a period of a plan, or a card to store.',
    method: 'How it is paid.',
    status: '`open` until it’s paid, refused or given up.',
    failure: 'Why it failed; null otherwise.',
    amount: 'Charged amount, VAT included.',
    vat: 'VAT within `amount`.',
    creditUsed: 'Credit that was used besides `amount`.',
    currency: 'Currency of all amounts.',
    creationDate: 'When it was started.',
    paidDate: 'When it was paid; null if it isn’t.',
  }),
  PaymentMethod: objectShape(
    paymentMethodSchema,
    'A stored card. The number itself stays with the payment provider.',
    {
      _id: 'Id of the card.',
      brand: 'Brand of the card, such as `visa`.',
      last4: 'Last four digits of its number.',
      expiry: 'The last month it works in, such as `2031-04`.',
      creationDate: 'When it was stored.',
    },
  ),
  Questionnaire: objectShape(questionnaireSchema, 'Answers of the onboarding’s questionnaire.', {
    role: 'What the user works as.',
    goal: 'What the user’s ads are for.',
    source: 'How the user found us.',
  }),
  SignedInUser: objectShape(
    signedInUserSchema,
    'The account that has logged in, and its tokens. Keep both tokens secret.',
    signedInUser,
  ),
  SocialLogin: objectShape(
    accountSchemas['redeem-social-login'].reply,
    'The account that a platform has logged in.',
    {
      ...signedInUser,
      returnUrl: 'Address of the app that the login began with; null without one.',
    },
  ),
  Subscription: objectShape(
    subscriptionSchema,
    'What an account has subscribed to. Its rights now are in `user.plan`.',
    {
      planLabel: 'Label of the plan.',
      isAnnual: 'Whether it’s paid by the year, and not by the month.',
      status:
        '`trial` and `active` have the rights of the plan, `lapsed` and `canceled` those of the free one.',
      trialEndDate: 'When the trial ends or ended.',
      periodEndDate: 'End of the trial or of the paid period. Then it renews, or ends if it was canceled.',
      canceledDate: 'When it was canceled; null while it renews.',
      nextCharge: [
        'What is charged at the end of the period; null if nothing is.',
        { amount: 'Amount, VAT included.', vat: 'VAT within `amount`.', currency: 'Currency of both.' },
      ],
      paymentMethodId: 'Id of the card that is charged; null without one.',
    },
  ),
  Team: objectShape(team, 'A team with its members and its brands.', {
    _id: 'Id of the team.',
    name: 'Name of the team.',
    ownerId: 'Id of the account that the team belongs to.',
    members: 'All members, the owner among them.',
    ideas: 'Brands that the team shares.',
  }),
  TeamMember: objectShape(team.shape.members.element, 'A member of a team, or somebody who is invited.', {
    name: 'Name of the person; null until they accept.',
    email: 'Email address of the person.',
    role: 'What the person may do in the team.',
    inviteStatus: '`pending` until the person accepts.',
  }),
  TokenBalance: objectShape(tokenBalanceSchema, 'AI tokens of an account by their kind.', {
    monthly: 'Tokens of the plan, for this month.',
    freeStarting: 'Tokens that came with the account.',
    additional: 'Tokens that were bought.',
    resetDate: 'When `monthly` is next filled up; null if it isn’t.',
  }),
  PaymentEvent: objectShape(paymentEventSchema, 'A charge, or a charge that was refused.', {
    _id: 'Id of the payment.',
    date: 'When it was charged or refused.',
    productName: 'What was paid for, as on the receipt.',
    type: 'A period of a plan, a period of an ad, or money that became credit.',
    status: '`paid`, or `failed` if a bank or PayPal refused it.',
    invoiceId: 'Number of the receipt; null if nothing was charged.',
    amount: 'What was paid, or would have been, with VAT and in decimals.',
    vat: 'VAT in it, decimal.',
    creditUsed: 'What was paid with credit, decimal.',
    currency: 'Currency of the amounts.',
    invoiceUrl: 'Address of the receipt as a PDF; null if nothing was charged.',
  }),
  TokenUsage: objectShape(tokenUsageSchema, 'Tokens that one kind of work took on one day.', {
    day: 'The day in UTC.',
    use: 'The kind of work.',
    count: 'How often it was done.',
    tokens: 'Tokens it took.',
  }),
  User: objectShape(userSchema, 'An account.', user),
}
