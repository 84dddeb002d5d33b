/** Amounts that the assistant suggests for an ad's budget; the last means this much or more (AST-30). */
export const budgetOptions = [100, 300, 900, 3000] as const
