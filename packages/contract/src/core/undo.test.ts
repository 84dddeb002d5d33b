import { type UserAct, undoOf } from '@aloft/domain/core/undo.rules'
import { expect, it } from 'vitest'
import type { ActionName, actions } from '../actions.ts'

type CommandName = {
  [Name in ActionName]: (typeof actions)[Name]['kind'] extends 'query' ? never : Name
}[ActionName]

/** What a user does with each call that changes something; empty for those that no change of a user's makes. */
const actsOf: Readonly<Record<CommandName, readonly UserAct[]>> = {
  'add-user-completed-task': [],
  'forgot-password': ['logIn'],
  'delete-account': ['deleteAccount'],
  login: ['logIn'],
  logout: ['logIn'],
  'resend-validation-email': ['logIn'],
  'reset-password': ['logIn'],
  'redeem-social-login': ['logIn'],
  'save-preferences': ['setColumns', 'saveFilter', 'deleteFilter', 'setScheme'],
  'set-ad-gen-data': [],
  signup: ['logIn'],
  'update-user': ['editAccount'],
  'validate-email': ['logIn'],
  'submit-pmf-survey': [],
  'admin-approve-ad': ['reviewAd'],
  'admin-reject-ad': ['reviewAd'],
  'bot-new-thread': ['clearConversation'],
  'bot-cancel-all-runs': [],
  'save-tool-call-output': [],
  'choose-picture': ['pickPicture'],
  'create-ad': ['createAd'],
  'create-first-ads': ['createAd'],
  'generate-texts': ['generateTexts'],
  'generate-image-ideas': ['suggestImageIdeas'],
  'generate-images': ['generateImages'],
  'scan-image': ['suggestImageIdeas'],
  'archive-balloon': ['archiveAd', 'archiveAds', 'archiveLiveAd', 'restoreAd'],
  'delete-balloon': ['deleteAd'],
  'duplicate-balloon': ['duplicateAd', 'duplicateAds', 'createVersion'],
  'save-balloon': ['editAd'],
  'update-balloon': ['editAd', 'renameAd'],
  'generate-brand-brief': ['rewriteBrief'],
  'generate-campaign-brief': ['createAd'],
  'archive-brief': ['archiveBrief', 'restoreBrief'],
  'save-brief': ['editBrief', 'restoreBriefValue'],
  'add-idea-file': ['addFile'],
  'render-asset': [],
  'archive-ad-creative': ['archiveCreative', 'archiveCreatives', 'restoreCreative', 'restoreCreatives'],
  'delete-ad-creative': ['deleteCreative', 'deleteCreatives'],
  'download-ad-creative': ['downloadCreative'],
  'duplicate-ad-creative': ['duplicateCreative'],
  'save-ad-creative': ['editCreative'],
  'archive-idea': ['archiveBrand'],
  'create-idea': ['createBrand'],
  'set-idea-open-date': [],
  'update-idea': ['editBrand'],
  'lift-autopilot-hold': ['setAutopilot'],
  'retry-autopilot': ['setAutopilot'],
  'set-autopilot': ['setAutopilot'],
  'save-ab-test': ['setAbTest'],
  'confirm-payment': ['launchAd'],
  'edit-ad': ['unlockAd'],
  'launch-ad': ['launchAd'],
  'pay-ad': ['launchAd'],
  'request-ad-review': ['requestReview'],
  'request-launch': ['requestLaunch'],
  'resume-ad': ['launchAd'],
  'stop-ad': ['stopAd'],
  'sync-ad-status': [],
  'set-notification-choice': ['setNotifications'],
  'set-notifications-read': ['readNotifications'],
  'add-payment-method': ['setPaymentMethod'],
  'cancel-subscription': ['cancelPlan'],
  'get-payment-result': [],
  'keep-subscription': ['keepPlan'],
  'payment-webhook': [],
  'set-payment-method': ['setPaymentMethod'],
  'skip-trial': ['startPlan'],
  'start-subscription': ['startPlan'],
  'contact-sales': ['contactSales'],
  'email-website-code': ['emailWebsiteCode'],
  'publish-balloon': ['publishAd'],
  'restore-balloon-version': ['restoreVersion'],
  'validate-snippet': [],
  'create-report-link': ['shareReport'],
  'delete-report-link': ['endSharedReport'],
  'add-preview-comment': ['commentOnPreview'],
  'create-preview-link': ['sharePreview'],
  'delete-preview-comment': ['deleteComment'],
  'delete-preview-link': ['endSharedPreview'],
  'scan-website': ['scanWebsite'],
  'log-error': [],
  'set-mock-date-offset-hours': [],
  'suggest-keywords': ['editAd'],
  'accept-invite': ['answerInvite'],
  'update-media': ['describeMedia'],
  'add-stock-picture': ['addFile'],
  'archive-media': ['archiveMedia', 'restoreMedia'],
  'send-page-link': [],
}

it('knows for each change that a call makes how it is undone', () => {
  expect(new Set(Object.values(actsOf).flat())).toEqual(new Set(Object.keys(undoOf)))
})

/** Calls that spend, that reach somebody, or that delete: none of them is undone afterwards. */
const binding: readonly CommandName[] = [
  'launch-ad',
  'pay-ad',
  'resume-ad',
  'stop-ad',
  'request-launch',
  'request-ad-review',
  'delete-balloon',
  'delete-ad-creative',
  'delete-account',
  'cancel-subscription',
  'start-subscription',
  'skip-trial',
  'email-website-code',
  'contact-sales',
]

it.each(binding)('asks or says so before %s', (name) => {
  for (const act of actsOf[name]) {
    const way = undoOf[act]
    expect(typeof way === 'object' || way === 'ownButton').toBe(true)
  }
})
