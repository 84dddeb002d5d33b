/** What the copy linter says: one entry a rule, by its id. */
export const lint = {} as const
