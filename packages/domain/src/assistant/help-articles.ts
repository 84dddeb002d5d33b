import type { GuideTaskName } from '../guide/guide-task-names.rules.ts'

/** Subjects of the help center, in the order of its list (ACA-05). */
export const helpSubjects = ['start', 'ads', 'creatives', 'running', 'money', 'account'] as const
export type HelpSubject = (typeof helpSubjects)[number]

/** Pages that articles lead to. Those of a single ad can't be opened without choosing it, so the list of ads is. */
export type HelpPage =
  | 'brand-root'
  | 'account-settings'
  | 'briefs'
  | 'create/brand'
  | 'create/new-ad'
  | 'create/plan'
  | 'creatives'
  | 'integrations'
  | 'list'
  | 'payments'
  | 'statistics'

/** An article besides its texts, which are in the catalogue under its name. */
export interface HelpArticle {
  readonly subject: HelpSubject
  /** Where readers do what the article describes; null if they can do it anywhere. */
  readonly page: HelpPage | null
  /** The task of the guide that shows it on the real page. */
  readonly task?: GuideTaskName
}

/** The articles of the help center by name, in the order of their lists (ACA-05). */
export const helpArticles = {
  begin: { subject: 'start', page: 'create/brand' },
  scanWebsite: { subject: 'start', page: 'create/brand' },
  noWebsite: { subject: 'start', page: 'create/brand' },
  brandBrief: { subject: 'start', page: 'briefs', task: 'setupBrand' },
  campaignBrief: { subject: 'start', page: 'briefs' },
  briefHistory: { subject: 'start', page: 'briefs' },
  tour: { subject: 'start', page: 'brand-root' },
  find: { subject: 'start', page: null },
  newAd: { subject: 'ads', page: 'create/new-ad' },
  facts: { subject: 'ads', page: 'briefs' },
  adTexts: { subject: 'ads', page: 'list', task: 'generateAdTexts' },
  targeting: { subject: 'ads', page: 'list' },
  keywords: { subject: 'ads', page: 'list' },
  goal: { subject: 'ads', page: 'list' },
  versions: { subject: 'ads', page: 'list' },
  undo: { subject: 'ads', page: null },
  copyAd: { subject: 'ads', page: 'list' },
  sharePreview: { subject: 'ads', page: 'list' },
  archiveAd: { subject: 'ads', page: 'list' },
  saved: { subject: 'ads', page: null },
  offline: { subject: 'ads', page: null },
  adPicture: { subject: 'creatives', page: 'list' },
  studio: { subject: 'creatives', page: 'creatives', task: 'buildCreative' },
  wizard: { subject: 'creatives', page: 'creatives' },
  mixer: { subject: 'creatives', page: 'creatives' },
  uploads: { subject: 'creatives', page: 'creatives' },
  createPictures: { subject: 'creatives', page: 'creatives' },
  download: { subject: 'creatives', page: 'creatives' },
  launchAd: { subject: 'running', page: 'list', task: 'launch' },
  connectWebsite: { subject: 'running', page: 'integrations' },
  askOwner: { subject: 'running', page: 'list' },
  waiting: { subject: 'running', page: 'brand-root' },
  rejected: { subject: 'running', page: 'list' },
  changeLive: { subject: 'running', page: 'list' },
  stopAd: { subject: 'running', page: 'list' },
  safetyNet: { subject: 'running', page: 'brand-root' },
  autopilot: { subject: 'running', page: 'list' },
  abTest: { subject: 'running', page: 'list' },
  report: { subject: 'running', page: 'statistics' },
  shareReport: { subject: 'running', page: 'statistics' },
  simulated: { subject: 'running', page: null },
  tokens: { subject: 'money', page: 'payments' },
  launch: { subject: 'money', page: 'list' },
  budget: { subject: 'money', page: 'list' },
  plans: { subject: 'money', page: 'create/plan' },
  charge: { subject: 'money', page: 'payments' },
  refund: { subject: 'money', page: 'payments' },
  receipts: { subject: 'money', page: 'payments' },
  changeCard: { subject: 'money', page: 'payments' },
  cancelPlan: { subject: 'money', page: 'create/plan' },
  team: { subject: 'account', page: null },
  emails: { subject: 'account', page: 'account-settings' },
  notifications: { subject: 'account', page: null },
  login: { subject: 'account', page: 'account-settings' },
  leave: { subject: 'account', page: 'account-settings' },
} as const satisfies Readonly<Record<string, HelpArticle>>
export type HelpArticleName = keyof typeof helpArticles

export const helpArticleNames = Object.keys(helpArticles) as HelpArticleName[]

export function isHelpArticle(name: string): name is HelpArticleName {
  return Object.hasOwn(helpArticles, name)
}

/** Characters that a search of the help takes at most. */
export const maxHelpQuery = 200

/** A part of a text, and whether it was searched for. */
export interface MarkedPart {
  readonly text: string
  readonly isMatch: boolean
}

/** An article that a search found, with the words that were searched for. */
export interface HelpResult {
  readonly name: HelpArticleName
  readonly question: MarkedPart[]
  readonly excerpt: MarkedPart[]
}
