import type { Balloon, BalloonWithHistory } from '@aloft/domain/balloons/balloon.entity'
import { componentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import type { IdeaWithBalloons } from '@aloft/domain/balloons/idea-with-balloons.entity'
import type { JsonValue } from '@aloft/domain/core/json'
import { exampleIdea } from '../ideas/ideas.examples.ts'

/** Components of the example ad: the campaign and its landing page. */
export const exampleComponentIds = {
  campaign: '01936b2e-0000-7000-8000-000000000511',
  page: '01936b2e-0000-7000-8000-000000000512',
} as const

const { campaign, page } = exampleComponentIds
const authorId = '01936b2e-0000-7000-8000-000000000001'
const creationDate = new Date('2026-11-01T09:12:00Z')

function made(value: JsonValue) {
  return [{ value, date: creationDate, isUserUpdate: false, authorId: null }]
}

/** The ad in every example, story and mock: an editable Facebook ad whose headline a user has changed. */
export const exampleBalloon: BalloonWithHistory = {
  id: '01936b2e-0000-7000-8000-000000000501',
  name: 'Wren table lamp',
  status: 'IN_PROGRESS',
  platform: 'facebook',
  subscriptionId: null,
  isSubscriptionCanceled: false,
  ads: [],
  publishDates: [],
  creationDate,
  archiveDate: null,
  progress: 100,
  ctaSelectors: [],
  pictureUrl: null,
  followsId: null,
  hasUnpublishedChanges: true,
  isHistoryComplete: true,
  data: {
    componentOrder: made([[campaign], [page]]),
    sectionOrder: made({}),
    [componentKey(campaign, 'type')]: made('facebookAdCampaign'),
    [componentKey(campaign, 'campaignGoal')]: made('sales'),
    [componentKey(campaign, 'fbTitle')]: [
      ...made('A lamp that lasts'),
      {
        value: 'The last lamp you’ll buy',
        date: new Date('2026-11-01T09:20:00Z'),
        isUserUpdate: true,
        authorId,
      },
    ],
    [componentKey(campaign, 'fbMessage')]: made(
      'Blown, turned and wired in Galway. Every Wren can be opened and rewired, free for ten years.',
    ),
    [componentKey(page, 'type')]: made('externalPage'),
    [componentKey(page, 'url')]: made('https://nightjar.example/wren'),
  },
}

/** The same ad as part of its brand: only the last value of each key. */
export const exampleListedBalloon: Balloon = {
  ...exampleBalloon,
  isHistoryComplete: false,
  data: Object.fromEntries(
    Object.entries(exampleBalloon.data).map(([key, history]) => [key, history.slice(-1)]),
  ),
}

/** The brand in every example, with its ad. */
export const exampleIdeaWithBalloons: IdeaWithBalloons = {
  ...exampleIdea,
  balloons: [exampleListedBalloon],
  role: 'owner',
  ownerName: 'Órla Fahy',
  isPlanLapsed: false,
}
