import { balloonSchema, balloonWithHistorySchema } from '@aloft/domain/balloons/balloon.entity'
import { editConflictSchema } from '@aloft/domain/balloons/edit-conflict.entity'
import { ideaWithBalloonsSchema } from '@aloft/domain/balloons/idea-with-balloons.entity'
import { ideaSchema, ideaSummarySchema } from '@aloft/domain/ideas/idea.entity'
import { type FieldTexts, objectShape } from './shape.ts'

const idea: FieldTexts<typeof ideaSchema.shape> = {
  _id: 'Id of the brand.',
  title: 'Name of the brand.',
  url: 'Website of the brand, in normal form; null without one.',
  subdomain: 'Subdomain of the brand’s pages; null without one.',
  domain: [
    'Domain of the brand’s pages; null without one.',
    { type: 'Whether it’s a subdomain of ours or a domain of the brand.', domain: 'The domain itself.' },
  ],
  industry: 'Industry of the brand; null if unknown.',
  description: 'What the brand does; null if unknown.',
  teamId: 'Id of the team that shares the brand; null if it’s personal.',
  tags: 'Tags that the user sorts brands by.',
  adGenData: 'Answers of the onboarding by key.',
  creationDate: 'When the brand was created.',
  archiveDate: 'When it was archived; null if it isn’t.',
  lastOpenDate: 'When the caller last opened it; null if they never did.',
  uploadedImages: 'Addresses of its uploaded pictures.',
  uploadedVideos: 'Addresses of its uploaded videos.',
  design: ['How the brand looks.', { logoImageUrl: 'Address of the logo; null without one.' }],
  snippet: ['The snippet in the brand’s website.', { isValidated: 'Whether the snippet was found there.' }],
  adAccountIds: 'Id of the ad account on each platform.',
  adAccountType: 'Whose ad account is used on each platform.',
  adAccountHistory: 'Ad accounts that were used, oldest first.',
  conversionTrackerIds: 'Id of the conversion tracker on each platform.',
  googleAdAccount: 'The connected Google Ads account; null without one.',
  facebookAdAccount: [
    'The connected Facebook ad account; null without one.',
    {
      id: 'Id on the platform.',
      name: 'Name on the platform.',
      currency: 'ISO 4217 code of its currency.',
      pageId: 'Id of the Facebook page that ads are shown for; null without one.',
    },
  ],
  integrations: [
    'Other connected services.',
    { paypal: ['PayPal.', { clientId: 'Client id at PayPal; null without one.' }] },
  ],
}

const balloon: FieldTexts<typeof balloonSchema.shape> = {
  id: 'Id of the ad.',
  name: 'Name of the ad.',
  status: 'Status of the ad.',
  platform: 'Platform of the ad; null if the flow has no ad yet.',
  subscriptionId: 'Id of the monthly funding; null if it’s paid once.',
  isSubscriptionCanceled: 'Whether the monthly funding was canceled.',
  ads: 'Launches of the ad, oldest first.',
  publishDates: 'Dates of the published versions, oldest first.',
  creationDate: 'When the ad was created.',
  archiveDate: 'When it was archived; null if it isn’t.',
  progress: 'How far its generation is, in percent.',
  ctaSelectors: 'CSS selectors of call-to-action elements.',
  followsId: 'Id of the ad that this is a new version of; null without one.',
  pictureUrl: 'Address of its square picture; null until that is rendered.',
  hasUnpublishedChanges: 'Whether the draft differs from the published version.',
  isHistoryComplete: 'Whether `data` holds every earlier value, or possibly the last one alone.',
  data: 'Values by key, oldest first. The last one applies. Keys are `componentOrder`, `sectionOrder`, `theme` and `component/{id}/…`.',
}

/** Brands and ads for editing. */
export const brandShapes = {
  AdAccount: objectShape(ideaSchema.shape.googleAdAccount.unwrap(), 'An ad account on a platform.', {
    id: 'Id on the platform.',
    name: 'Name on the platform.',
    currency: 'ISO 4217 code of its currency.',
  }),
  AdAccountUse: objectShape(ideaSchema.shape.adAccountHistory.element, 'One use of an ad account.', {
    date: 'When it was first used; missing in old data.',
    adAccountId: 'Id of the ad account on its platform.',
    currency: 'ISO 4217 code of its currency.',
  }),
  Balloon: objectShape(
    balloonSchema,
    'An ad with its values. Users call it an ad, the flow screen a campaign.',
    balloon,
  ),
  BalloonLaunch: objectShape(balloonSchema.shape.ads.element, 'One launch of an ad, in short.', {
    runId: 'Id of the launch.',
    data: [
      'What the editor shows of it.',
      {
        adAccountType: 'Whose ad account it uses; null before it’s on its platform.',
        stopReason: 'Why it ended; null while it goes on.',
      },
    ],
  }),
  BalloonValue: objectShape(balloonSchema.shape.data.valueType.element, 'One value of a key.', {
    value: 'The value; null clears the key.',
    date: 'When it was set.',
    isUserUpdate: 'Whether a user set it, and not the product.',
    authorId: 'Id of the account that set it; null for the product.',
  }),
  BalloonWithHistory: objectShape(
    balloonWithHistorySchema,
    'An ad with every value that its keys ever had.',
    {
      ...balloon,
      isHistoryComplete: 'Always true.',
    },
  ),
  EditConflict: objectShape(editConflictSchema, 'A key that somebody else changed since the edit’s base.', {
    key: 'The key.',
    value: 'Its current value.',
    date: 'When it was set; null if unknown.',
    authorId: 'Id of the account that set it; null if unknown.',
    authorName: 'Name of the person who set it; null if unknown.',
  }),
  Idea: objectShape(ideaSchema, 'A brand without its ads.', idea),
  IdeaSummary: objectShape(ideaSummarySchema, 'A brand as lists show it.', {
    _id: 'Id of the brand.',
    title: 'Name of the brand.',
    teamId: 'Id of the team that shares the brand; null if it’s personal.',
    logoImageUrl: 'Address of the logo; null without one.',
    creationDate: 'When the brand was created.',
    archiveDate: 'When it was archived; null if it isn’t.',
  }),
  IdeaWithBalloons: objectShape(ideaWithBalloonsSchema, 'A brand with all its ads.', {
    ...idea,
    balloons: 'The ads of the brand.',
    role: 'What the caller may do with the brand.',
    ownerName: 'Name of the owner, who pays for its ads.',
    isPlanLapsed: 'Whether the owner’s plan has lapsed. Then ads can’t be edited until it’s paid.',
  }),
}
