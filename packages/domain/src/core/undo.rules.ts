import type { ModalName } from './modal-names.ts'

/**
 * How a change of a user is undone. `message`: a message offers Undo, and so does Ctrl+Z. `keys`: Ctrl+Z, without a message
 * for each change. `editor`: a step of the editor's own history. `samePlace`: by the control that made it. `keepsAll`: nothing
 * to undo, because nothing is lost or hidden. `ownButton`: not at all, so its button or page says beforehand what it costs
 * or who gets it. A modal: not at all, or not for free, so that one asks first.
 */
export type Undo =
  | 'message'
  | 'keys'
  | 'editor'
  | 'samePlace'
  | 'keepsAll'
  | 'ownButton'
  | { readonly asks: ModalName }

/** Each change that a user can make to an ad, a brief, a list, a notification, a brand or the account. */
export const undoOf = {
  restoreAd: 'message',
  archiveAd: 'message',
  archiveAds: 'keys',
  archiveLiveAd: { asks: 'archive-balloon' },
  renameAd: 'message',
  duplicateAd: { asks: 'duplicate-campaign' },
  // The copies are drafts, archived in the same list.
  duplicateAds: 'samePlace',
  createVersion: 'samePlace',
  editAd: 'editor',
  pickPicture: 'editor',
  editCreative: 'editor',
  archiveCreative: 'message',
  restoreCreative: 'message',
  archiveCreatives: 'keys',
  restoreCreatives: 'keys',
  deleteCreative: { asks: 'confirm-delete-item' },
  deleteCreatives: { asks: 'delete-creatives' },
  downloadCreative: 'keepsAll',
  clearConversation: 'ownButton',
  // "Back to Loona" ends it; what was passed on is shown.
  talkToPerson: 'samePlace',
  // The copy is deleted in the same list.
  duplicateCreative: 'samePlace',
  // By the button that takes its place.
  archiveMedia: 'samePlace',
  restoreMedia: 'samePlace',
  describeMedia: 'samePlace',
  generateTexts: 'editor',
  // Nothing is stored or paid for.
  suggestImageIdeas: 'keepsAll',
  // The button names the price.
  generateImages: 'ownButton',
  createAd: 'ownButton',
  // An ad that was over or rejected becomes a draft, as it was before its launch.
  unlockAd: 'keepsAll',
  restoreVersion: 'message',
  // Each version stays, and can be restored.
  publishAd: 'keepsAll',
  deleteAd: { asks: 'serious-delete' },

  launchAd: 'ownButton',
  requestLaunch: 'ownButton',
  requestReview: 'ownButton',
  stopAd: { asks: 'confirm-pause-campaign' },
  reviewAd: 'ownButton',
  answerSupport: 'ownButton',
  setAutopilot: 'samePlace',
  setAbTest: 'samePlace',

  editBrief: 'keys',
  restoreBriefValue: 'message',
  rewriteBrief: 'message',
  archiveBrief: 'message',
  restoreBrief: 'message',

  setColumns: 'message',
  saveFilter: 'samePlace',
  deleteFilter: 'message',
  // Opening the list reads them (NTF-03), and they stay in it.
  readNotifications: 'keepsAll',

  shareReport: 'samePlace',
  endSharedReport: 'ownButton',
  sharePreview: 'samePlace',
  endSharedPreview: 'ownButton',
  commentOnPreview: 'ownButton',
  deleteComment: 'ownButton',
  emailWebsiteCode: 'ownButton',
  scanWebsite: 'keepsAll',
  addFile: 'keepsAll',
  createBrand: 'ownButton',
  editBrand: 'samePlace',
  archiveBrand: { asks: 'serious-delete' },
  answerInvite: 'ownButton',

  setScheme: 'samePlace',
  setNotifications: 'samePlace',
  editAccount: 'samePlace',
  deleteAccount: { asks: 'serious-delete' },
  logIn: 'keepsAll',
  startPlan: 'ownButton',
  cancelPlan: { asks: 'cancellation-flow' },
  keepPlan: 'ownButton',
  setPaymentMethod: 'ownButton',
  contactSales: 'ownButton',
} as const satisfies Readonly<Record<string, Undo>>

export type UserAct = keyof typeof undoOf

/** The changes that are undone this way. */
export type ActUndoneBy<Way extends Undo> = {
  [Act in UserAct]: (typeof undoOf)[Act] extends Way ? Act : never
}[UserAct]
