import { accountActions } from '../account/account.actions.ts'
import type { ActionName } from '../actions.ts'
import { adminActions } from '../admin/admin.actions.ts'
import { adsActions } from '../ads/ads.actions.ts'
import { assistantActions } from '../assistant/assistant.actions.ts'
import { assistantStreams } from '../assistant/assistant.streams.ts'
import { balloonsActions } from '../balloons/balloons.actions.ts'
import { briefsActions } from '../briefs/briefs.actions.ts'
import { picturesActions } from '../ads/pictures.actions.ts'
import { previewLinksActions } from '../ads/preview-links.actions.ts'
import type { ActionTable } from '../core/action-row.ts'
import { creativesActions } from '../creatives/creatives.actions.ts'
import { ideasActions } from '../ideas/ideas.actions.ts'
import { autopilotActions } from '../launches/autopilot.actions.ts'
import { launchListActions } from '../launches/launch-list.actions.ts'
import { launchesActions } from '../launches/launches.actions.ts'
import { overviewActions } from '../launches/overview.actions.ts'
import { notificationsActions } from '../notifications/notifications.actions.ts'
import { paymentsActions } from '../payments/payments.actions.ts'
import { plansActions } from '../plans/plans.actions.ts'
import { publishingActions } from '../publishing/publishing.actions.ts'
import { reportsActions } from '../reports/reports.actions.ts'
import { scansActions } from '../scans/scans.actions.ts'
import { systemActions } from '../system/system.actions.ts'
import { keywordsActions } from '../targeting/keywords.actions.ts'
import { targetingActions } from '../targeting/targeting.actions.ts'
import type { StreamName } from '../streams.ts'
import { teamsActions } from '../teams/teams.actions.ts'

interface TagRow {
  /** The purpose of the area's calls, and the words they use. */
  readonly description: string
  readonly actions: ActionTable
}

/** The areas that group calls in the API document. */
export const tags = {
  account: { description: 'Sign up, log in and manage your own account.', actions: accountActions },
  admin: { description: 'Review submitted ads. For administrators of the product.', actions: adminActions },
  ads: {
    description: 'Generate ads, their texts and their pictures, forecast results, and share previews.',
    actions: { ...adsActions, ...picturesActions, ...previewLinksActions },
  },
  assistant: {
    description: 'Ask the assistant, and read its answers as they are written.',
    actions: { ...assistantActions, ...assistantStreams },
  },
  balloons: {
    description: 'Read and edit the ads of a brand. The calls name an ad _balloon_.',
    actions: balloonsActions,
  },
  briefs: {
    description: 'Draft, save and compare the briefs that ads are written from.',
    actions: briefsActions,
  },
  creatives: {
    description: 'Upload pictures, and render the picture of an ad in each format.',
    actions: creativesActions,
  },
  ideas: { description: 'Create and manage brands. The calls name a brand _idea_.', actions: ideasActions },
  launches: {
    description:
      'Launch, pay for, stop and watch ads, and set their autopilot. One launch is one paid period on a platform.',
    actions: { ...launchesActions, ...launchListActions, ...overviewActions, ...autopilotActions },
  },
  notifications: { description: 'What happened while the user was away.', actions: notificationsActions },
  payments: {
    description: 'Stored cards, payments, the subscription and the ledger.',
    actions: paymentsActions,
  },
  plans: { description: 'AI tokens, and messages to the sales team.', actions: plansActions },
  publishing: {
    description: 'Publish and restore versions of an ad, and check the snippet of a website.',
    actions: publishingActions,
  },
  reports: { description: 'Results of ads by launch and by day.', actions: reportsActions },
  scans: { description: 'Read a website and collect the facts for a brief.', actions: scansActions },
  system: {
    description: 'Settings of the product, error reports and the test clock.',
    actions: systemActions,
  },
  targeting: {
    description: 'Find the places, interests and keywords that an ad is aimed at.',
    actions: { ...targetingActions, ...keywordsActions },
  },
  teams: { description: 'Accept invitations to a team.', actions: teamsActions },
} as const satisfies Record<string, TagRow>

export type Tag = keyof typeof tags

const tagByAction = new Map<string, Tag>(
  (Object.keys(tags) as Tag[]).flatMap((tag) =>
    Object.keys(tags[tag].actions).map((action) => [action, tag] as const),
  ),
)

/** The area of a call; throws if it has none. */
export function tagOf(name: ActionName | StreamName): Tag {
  const tag = tagByAction.get(name)
  if (!tag) throw new Error(`openapi/tags.ts: ${name} belongs to no area`)
  return tag
}
