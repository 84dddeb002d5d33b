import { adCampaignSchema, campaignLaunchSchema } from '@aloft/domain/ads/ad-campaign.entity'
import { adGenStatusSchema, firstAdSchema, firstAdsSchema } from '@aloft/domain/ads/ad-generation.entity'
import { adReviewSchema } from '@aloft/domain/ads/ad-review.entity'
import { autopilotLogSchema, autopilotStateSchema } from '@aloft/domain/ads/autopilot.entity'
import { launchRowSchema } from '@aloft/domain/ads/list/launch.entity'
import { placeSchema } from '@aloft/domain/ads/place.entity'
import { citedFactSchema, copyBasisSchema, factSourceSchema } from '@aloft/domain/facts/copy-basis.entity'
import { objectShape, plainShape } from './shape.ts'

const simulated = 'Whether the figures come from the simulated platform.'
const [briefSource, pageSource] = factSourceSchema.options
const decision = autopilotLogSchema.shape.decision.unwrap()

/** Ads while they are generated, reviewed and live. */
export const launchShapes = {
  AdCampaign: objectShape(adCampaignSchema, 'An ad with its history and its launches, oldest first.', {
    balloonId: 'Id of the ad.',
    componentId: 'Id of the ad’s step in its flow.',
    status: 'Status of the ad.',
    statusHistory: [
      'Earlier statuses and the current one, oldest first.',
      {
        status: 'The status.',
        event: 'What led to it.',
        date: 'From when on it applied.',
        reason: 'Shown to the user, such as why the ad was rejected; null without one.',
      },
    ],
    startDate: 'Start of the latest launch that has started; null before the first.',
    clicks: 'Clicks of all launches.',
    ads: 'The launches.',
    limit: 'What keeps the live launch from more results; null if nothing does.',
    autopilot: 'Whether the autopilot is on, and what it holds.',
  }),
  AdGenerationStatus: objectShape(adGenStatusSchema, 'Progress of the generation of an ad.', {
    _id: 'Id of the generation.',
    status: 'Whether it goes on, is done or has failed.',
    failureStatus: 'Why it failed; null otherwise.',
    date: 'When it began or, once it’s over, when it ended.',
    ideaId: 'Id of the brand.',
    balloonId: 'Id of the ad.',
    platform: 'Platform of the ad.',
    steps: 'Steps that are done, in order.',
  }),
  AdReview: objectShape(
    adReviewSchema,
    'A submitted ad as an administrator sees it. Amounts are without VAT.',
    {
      runId: 'Id of the launch.',
      ideaId: 'Id of the brand.',
      balloonId: 'Id of the ad.',
      componentId: 'Id of the ad’s step in its flow.',
      name: 'Name of the ad.',
      brand: 'Name of the brand.',
      websiteUrl: 'Website of the brand; null without one.',
      owner: 'Email address of the payer; null if the account is gone.',
      status: 'Status of the ad.',
      platform: 'Platform of the ad.',
      submittedDate: 'When it was submitted.',
      approvedDate: 'When it was approved; null if it isn’t.',
      latestLaunchDate: 'The last day it may start on if it’s approved now.',
      currency: 'Currency of all amounts.',
      budget: 'Budget of the whole launch.',
      dailyBudget: 'Budget of a day.',
      durationDays: 'Duration in days.',
      conversionObjective: 'What the ad is for.',
      values: 'The ad’s values by key, as they were launched.',
      logoUrl: 'Address of the brand’s logo; null without one.',
      pictureUrls: 'Address of its picture in each format.',
      findings: [
        'What our checks of the ad found.',
        {
          rule: 'Number of the rule.',
          severity: 'Whether it blocks a launch or only warns.',
          key: 'Field that it’s about; null if it’s about the whole ad.',
          details: 'Values for the placeholders of the rule’s message.',
        },
      ],
      statusHistory: [
        'Earlier statuses and the current one, oldest first.',
        {
          status: 'The status.',
          event: 'What led to it.',
          date: 'From when on it applied.',
          reason: 'Shown to the user; null without one.',
        },
      ],
    },
  ),
  AutopilotDecision: objectShape(decision, 'A decision of the autopilot, with what it is based on.', {
    platform: 'Platform of the ad.',
    currency: 'Currency of all amounts. Budgets are without VAT.',
    lever: 'The setting that was changed.',
    figures: [
      'The figures it is based on.',
      {
        days: 'Days that were counted.',
        spend: 'Amount spent in these days.',
        results: 'Results in these days.',
        estimatedCost: 'What a result is estimated to cost here; null without an estimate.',
        comparedCost: 'What a result costs elsewhere, or was forecast to cost; null without a comparison.',
      },
    ],
    before: 'Settings before the change.',
    after: 'Settings after the change.',
    chance: 'How likely the comparison is right, from 0 to 1; null without a comparison.',
    effect: [
      'What the change is expected to bring.',
      { kind: 'What changes.', amount: 'By how much: money, or for `moreResults` a number.' },
    ],
    holdUntilDate: 'Until when the setting stays as it is; null without such a date.',
    otherAd: 'Name of the ad that money went to or came from; null without one.',
  }),
  AutopilotLog: objectShape(autopilotLogSchema, 'One entry of an ad’s autopilot log.', {
    id: 'Id of the entry.',
    date: 'When it happened or, for an evaluation under way, when it was requested.',
    state: 'A requested evaluation may be in progress or failed; other entries are done.',
    event: 'What happened.',
    decision: 'The decision, if a rule was applied; null otherwise.',
    remark: 'Why an evaluation changed nothing; null otherwise.',
    lever: 'The setting of a change that was undone; null otherwise.',
    isSimulated: simulated,
  }),
  AutopilotSettings: objectShape(
    decision.shape.before,
    'Settings of a launch that the autopilot may change.',
    {
      isShown: 'Whether the ad is shown.',
      budget: 'Budget of a day, without VAT.',
      bid: 'The most that a click may cost; null if the platform decides.',
    },
  ),
  AutopilotState: objectShape(autopilotStateSchema, 'The autopilot of an ad.', {
    isOn: 'Whether it is on.',
    refusal: 'Why it can’t be switched; null if it can.',
    holds: [
      'Settings that it may not change for now.',
      {
        lever: 'The setting.',
        untilDate: 'Until when it’s held.',
        isLifted: 'Whether the user undid a change. Then it’s held for the rest of the launch.',
      },
    ],
    settings: 'Settings of the current launch; null without one.',
  }),
  CampaignLaunch: objectShape(
    campaignLaunchSchema,
    'One launch of an ad. Amounts are without VAT unless they say so.',
    {
      runId: 'Id of the launch.',
      data: [
        'The launch itself.',
        {
          number: 'Which launch of the ad it is, from 1.',
          platform: 'Platform of the launch.',
          adAccountType: 'Whose ad account it uses.',
          submittedDate: 'When it was submitted; null if it isn’t.',
          approvedDate: 'When it passed our review; null if it didn’t.',
          startDate: 'When it started; null if it didn’t.',
          endDate: 'When it ended or will end; null if unknown.',
          stopReason: 'Why it ended; null while it goes on.',
          conversionObjective: 'What it is for.',
          fundingRecurrence: 'Whether it’s paid once or every month.',
          currency: 'Currency of all amounts.',
          budget: 'Budget of the whole launch.',
          vat: 'VAT on the budget.',
          commissionPercent: 'Our commission, in percent of the cost.',
          impressions: 'How often the ad was shown.',
          clicks: 'Clicks on the ad.',
          conversions: 'How often its goal was reached; null if no verified goal counts that.',
          cost: 'What the platform charged.',
          revenue: 'Revenue of its conversions; null if no verified goal counts them.',
          refund: 'What came back as credit, VAT included.',
          isSettled: 'Whether its money is settled.',
          isSimulated: simulated,
        },
      ],
    },
  ),
  BriefSource: objectShape(briefSource, 'The fact comes from the brief.', { from: 'Always `brief`.' }),
  CitedFact: objectShape(citedFactSchema, 'A fact that texts of an ad are based on.', {
    id: 'Id of the fact, such as `offer:2`.',
    angle: 'What it appeals to.',
    text: 'The fact itself.',
    source: 'Where it comes from.',
  }),
  CopyBasis: objectShape(
    copyBasisSchema,
    'What the texts of an ad are based on, and an estimate of its strength.',
    {
      facts: 'The facts that its texts are based on.',
      texts: [
        'Its texts.',
        {
          key: 'Key of the text.',
          angle: 'What the text appeals to; null if nothing in particular.',
          factIds: 'Ids of the facts it is based on.',
        },
      ],
      evidence: 'All that the ad may claim.',
      gaps: [
        'Fields that the platform needs and that are empty.',
        { key: 'Key of the field.', need: 'What the owner could tell us to fill it; null if nothing helps.' },
      ],
      strength: [
        'An estimate of the ad’s strength.',
        {
          parts: ['Scores by part.', { part: 'The part.', score: 'Score from 0 to 100.' }],
          next: 'What to improve first; null if nothing needs it.',
        },
      ],
    },
  ),
  FactSource: plainShape(factSourceSchema, 'Where a fact comes from.'),
  FirstAd: objectShape(firstAdSchema, 'One of a brand’s first ads.', {
    platform: 'Platform of the ad.',
    status: 'Whether it waits for the one before it, is being generated, is done or has failed.',
    balloonId: 'Id of the ad; null until its generation begins.',
    failureStatus: 'Why its generation failed; null otherwise.',
    steps: 'Steps that are done, in order.',
    date: 'When its generation began; null until then.',
  }),
  FirstAds: objectShape(firstAdsSchema, 'The first ads of a brand, generated one after the other.', {
    _id: 'Id of the order.',
    isOpen: 'Whether one of them is being generated or waits.',
    ads: 'The ads in their order.',
  }),
  LaunchRow: objectShape(
    launchRowSchema,
    'One launch as the list of launches shows it. Amounts are without VAT.',
    {
      runId: 'Id of the launch.',
      balloonId: 'Id of the ad.',
      name: 'Name of the ad.',
      number: 'Which launch of the ad it is, from 1.',
      status: 'Status of the ad for its latest launch; earlier launches are stopped or rejected.',
      platform: 'Platform of the launch.',
      type: 'What it is measured by.',
      startDate: 'When it started; null if it didn’t.',
      endDate: 'When it ended or will end; null if unknown.',
      currency: 'Currency of all amounts.',
      budget: 'Budget of all months that were paid.',
      spend: 'Amount spent.',
      clicks: 'Clicks on the ad.',
      visits: 'Clicks that reached the page. Always null: they aren’t counted yet.',
      roas: 'Revenue for each unit of spend; null if it can’t be computed.',
      visitRate: 'Visits in percent of the clicks; null if it can’t be computed.',
      clickRate: 'Clicks in percent of the impressions; null if it can’t be computed.',
      completions: 'How often its goal was reached; null if no verified goal counts that.',
      isArchived: 'Whether the ad is archived.',
      limit: 'What keeps it from more results; null if nothing does.',
      isFresh: 'Whether it’s too young to judge: less than ten days and fewer than 80 clicks.',
      isSimulated: simulated,
    },
  ),
  PageSource: objectShape(pageSource, 'The fact comes from a page of the website.', {
    from: 'Always `website`.',
    url: 'Address of the page.',
    quote: 'The words on the page.',
  }),
  Place: objectShape(placeSchema, 'A place to show an ad in.', {
    type: 'Kind of place.',
    name: 'Name of the place.',
    region: 'Region it is in; null if unknown.',
    country_name: 'Country it is in; null if unknown.',
    primary_city: 'City it belongs to; null if unknown.',
    country_code: 'ISO 3166-1 code of its country; null if unknown.',
    population: 'How many people live there; null if unknown.',
    circle: [
      'Circle around the place; null for regions and unknown places.',
      {
        latitude: 'Degrees north.',
        longitude: 'Degrees east.',
        radiusKm: 'Radius in kilometers.',
        isTownCenter: 'Set if the point is the town’s, because that of the zip code is unknown.',
      },
    ],
  }),
}
