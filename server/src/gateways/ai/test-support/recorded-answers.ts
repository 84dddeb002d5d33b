import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TextKind } from '@aloft/domain/ads/text-kinds.rules'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type { AdText } from '../ai.port.ts'

/** A model's answers to a request for texts of one kind, and to the second request. */
export interface RecordedAnswers {
  readonly kind: TextKind
  readonly platform: AdPlatform
  readonly count: number
  readonly rounds: readonly { readonly texts: readonly AdText[] }[]
}

/** Sample sites with recorded answers. */
export const recordedSites = ['bakery', 'german'] as const
export type RecordedSite = (typeof recordedSites)[number]

/** The recorded answers for a business, by name. */
export function recordedAnswersOf(site: RecordedSite): Readonly<Record<string, RecordedAnswers>> {
  const path = join(import.meta.dirname, 'recorded', `${site}.json`)
  return JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, RecordedAnswers>>
}

/**
 * The answer of a model called, for example, `recorded:bakery:invented-price` in a round, from 1; undefined for all
 * other models.
 */
export function recordedAnswer(model: string, round: number): object | undefined {
  const [mark, site, name] = model.replace(/-\d+$/, '').split(':')
  const known = recordedSites.find((one) => one === site)
  if (mark !== 'recorded' || !known) return undefined
  const { rounds } = recordedAnswersOf(known)[name ?? ''] ?? { rounds: [] }
  return rounds[Math.min(round, rounds.length) - 1]
}
