/** Budgets that the assistant offers; the last one means that or more (AST-30). */
export const budgetOptions = [100, 300, 900, 3_000] as const

/**
 * Suggestions above the message field (AST-03), besides the one that asks for a person; `options` lead to the message.
 */
export const suggestions = [
  { id: 'learn', options: null },
  { id: 'budget', options: budgetOptions },
  { id: 'review', options: null },
  { id: 'improve', options: null },
] as const

export type SuggestionId = (typeof suggestions)[number]['id']
