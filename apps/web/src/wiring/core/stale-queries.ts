import type { ActionName } from '@aloft/contract/actions'
import type { QueryName } from '../../state/replies.ts'

const ofLaunches = [
  'get-ad-campaign',
  'get-ad-runs',
  'get-launch-totals',
  'get-ad-creatives',
  'get-ad-figures',
  'get-ad-performance',
  'get-ad-breakdown',
  'get-overview',
  'get-brand-performance',
] as const
/** With the credit of the user. */
const ofPaidLaunches = [...ofLaunches, 'get-user'] as const
// An overview says when a trial ends.
const ofPlan = [
  'get-subscription',
  'get-payment-methods',
  'get-payments',
  'get-token-balance',
  'get-overview',
] as const
const ofSavedAd = ['get-copy-basis', 'get-forecast', 'suggest-pictures', 'get-design-material'] as const
const ofBriefs = ['get-brief-history', 'get-copy-basis', 'suggest-pictures', 'get-design-material'] as const
const ofAutopilot = ['get-ad-campaign', 'get-autopilot-logs'] as const

const ofCreatives = ['get-ad-creatives'] as const
const ofVersions = ['get-creative-versions', 'get-creative-version'] as const
const ofLibrary = ['get-media-library'] as const

/** The queries whose replies a command changes. */
const staleAfter: Partial<Record<ActionName, readonly QueryName[]>> = {
  'launch-ad': ofPaidLaunches,
  'resume-ad': ofPaidLaunches,
  'stop-ad': [...ofPaidLaunches, 'admin-get-ad-reviews'],
  'edit-ad': ofPaidLaunches,
  'pay-ad': ofPaidLaunches,
  'confirm-payment': ofPaidLaunches,
  'request-ad-review': ['get-user'],
  'add-user-completed-task': ['get-user'],
  'admin-approve-ad': [...ofLaunches, 'admin-get-ad-reviews'],
  'admin-reject-ad': [...ofLaunches, 'admin-get-ad-reviews'],
  'set-autopilot': ofAutopilot,
  'save-ab-test': ['get-ad-campaign'],
  'lift-autopilot-hold': ofAutopilot,
  'retry-autopilot': ofAutopilot,
  'start-subscription': ofPlan,
  'skip-trial': ofPlan,
  'cancel-subscription': ofPlan,
  'keep-subscription': ofPlan,
  'set-payment-method': ['get-subscription', 'get-payment-methods'],
  'set-notification-choice': ['get-notification-choices'],
  'bot-new-thread': ['bot-get-messages'],
  'bot-cancel-all-runs': ['bot-get-messages'],
  'save-tool-call-output': [],
  'start-support': ['bot-get-messages'],
  'send-support-message': ['bot-get-messages'],
  'set-support-read': [],
  'end-support': ['bot-get-messages'],
  'admin-answer-support': ['admin-get-support', 'admin-get-support-messages'],
  'admin-end-support': ['admin-get-support'],
  'create-idea': ['get-ideas-data'],
  'create-report-link': ['get-report-links'],
  'delete-report-link': ['get-report-links'],
  'create-preview-link': ['get-preview-links'],
  'delete-preview-link': ['get-preview-links'],
  'delete-preview-comment': ['get-preview-links'],
  'add-preview-comment': ['get-shared-preview'],
  'archive-idea': ['get-ideas-data'],
  // The logo.
  'update-idea': [...ofLibrary, 'get-design-material'],
  // What was not spent for an ad that ran is credit.
  'archive-balloon': ['get-user'],
  'create-ad': ['get-token-balance'],
  'create-first-ads': ['get-token-balance'],
  'generate-texts': ['get-token-balance'],
  'generate-images': ['get-token-balance', 'get-image-gen-status'],
  'generate-brand-brief': ['get-token-balance', ...ofBriefs],
  'update-balloon': ofSavedAd,
  'save-balloon': ofSavedAd,
  'restore-balloon-version': [...ofSavedAd, ...ofCreatives],
  'archive-ad-creative': ofCreatives,
  'delete-ad-creative': [...ofCreatives, ...ofLibrary],
  'duplicate-ad-creative': [...ofCreatives, ...ofLibrary],
  'save-ad-creative': [...ofCreatives, ...ofLibrary, ...ofVersions],
  'add-idea-file': ofLibrary,
  'add-stock-picture': ofLibrary,
  'archive-media': ofLibrary,
  'update-media': ofLibrary,
  'choose-picture': [...ofCreatives, ...ofVersions],
  'duplicate-balloon': ofCreatives,
  'delete-balloon': ofCreatives,
  // The pictures of its website.
  'save-brief': ['get-briefs', ...ofBriefs, ...ofLibrary],
  'archive-brief': ['get-briefs', ...ofBriefs],
}

/** The part of a call that matters here: its subject. */
interface About {
  readonly ideaId?: unknown
  readonly balloonId?: unknown
  readonly briefId?: unknown
}

/** Whether a command changes what a query replies: it's in the table, and both aren't about different things. */
export function isMadeStale(
  query: { readonly action: QueryName; readonly payload: About },
  { command, payload }: { readonly command: ActionName; readonly payload: About },
): boolean {
  if (!staleAfter[command]?.includes(query.action)) return false
  return (['ideaId', 'balloonId', 'briefId'] as const).every((id) => {
    const [one, other] = [query.payload[id] ?? null, payload[id] ?? null]
    return one === null || other === null || one === other
  })
}
