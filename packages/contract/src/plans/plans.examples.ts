import type { TokenUsage } from '@aloft/domain/plans/plan.entity'

/** Two days of work; newest first. */
export const exampleTokenUsage: TokenUsage[] = [
  { day: '2026-11-21', use: 'ad', count: 1, tokens: 10 },
  { day: '2026-11-21', use: 'textSet', count: 4, tokens: 4 },
  { day: '2026-11-18', use: 'ad', count: 3, tokens: 30 },
]
