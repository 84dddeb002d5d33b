import type { Finding } from './more-engines.ts'

/** A finding that stays, and why that is no fault. */
export interface Answer {
  readonly engine: Finding['engine']
  readonly rule: string
  /** Part of the elements' source; without it, the answer is for all elements. */
  readonly html?: string
  readonly reason: string
}

/** What the engines take for a fault for certain. */
export const accepted: readonly Answer[] = [
  {
    engine: 'ace',
    rule: 'input_autocomplete_valid',
    html: 'autocomplete="username"',
    reason: 'HTML allows `username` on a field for an email; password managers look for it at a login.',
  },
  {
    engine: 'htmlcs',
    rule: '1_3_5.H98',
    html: 'autocomplete="username"',
    reason: 'HTML allows `username` on a field for an email; password managers look for it at a login.',
  },
  {
    engine: 'ace',
    rule: 'aria_hidden_nontabbable',
    reason: 'The page behind a dialog is hidden from screen readers, and the dialog keeps the focus.',
  },
  {
    engine: 'ace',
    rule: 'heading_content_exists',
    reason: 'Headings of a page behind a dialog are hidden with it.',
  },
  {
    engine: 'htmlcs',
    rule: '1_3_1.H43.HeadersRequired',
    reason: 'Each cell has one header of its column and one of its row, whose scope says so.',
  },
]

/** What the engines ask a person to look at, by rule, and what was seen. */
export const answered: readonly Answer[] = []
