import { enAccount } from './en-account.ts'
import { enAssistant } from './en-assistant.ts'
import { enFirst } from './en-first.ts'
import { enGuide } from './en-guide.ts'
import { enHelp } from './en-help.ts'
import { enModals } from './en-modals.ts'
import { enOverview } from './en-overview.ts'
import { enProduct } from './en-product.ts'
import { enProposals } from './en-proposals.ts'
import { enRest } from './en-rest.ts'
import { assistantAnswers } from './en/assistant-answers.ts'
import { assistantRules } from './en/assistant-rules.ts'
import { mails } from './en/mails.ts'

/** The English catalogue: texts of the app, and those of emails and of the assistant, which only the server uses. */
export const en = {
  ...enFirst,
  ...enAccount,
  ...enOverview,
  ...enProduct,
  ...enGuide,
  ...enHelp,
  ...enModals,
  ...enRest,
  ...enAssistant,
  ...enProposals,
  // Each part has some of these texts.
  ads: { ...enProduct.ads, ...enModals.ads, ...enRest.ads },
  palette: { ...enProduct.palette, ...enModals.palette },
  assistantAnswers,
  assistantRules,
  mails,
} as const

/** Declared but empty: every key falls back to English (I18-02, OPN-77). */
export const fr = {} as const
export const de = {} as const

export type Catalogue = typeof en
