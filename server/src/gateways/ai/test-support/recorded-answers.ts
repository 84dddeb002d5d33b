import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TextKind } from '@aloft/domain/ads/text-kinds.rules'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type { AdText } from '../ai.port.ts'

/** What a model answered when it was asked for texts of one kind, and when it was asked again. */
export interface RecordedAnswers {
  readonly kind: TextKind
  readonly platform: AdPlatform
  readonly count: number
  readonly rounds: readonly { readonly texts: readonly AdText[] }[]
}

/** Businesses of the sample sites that answers are recorded for. */
export const recordedSites = ['bakery', 'german'] as const
export type RecordedSite = (typeof recordedSites)[number]

/** The recorded answers of a business by their names. */
export function recordedAnswersOf(site: RecordedSite): Readonly<Record<string, RecordedAnswers>> {
  const path = join(import.meta.dirname, 'recorded', `${site}.json`)
  return JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, RecordedAnswers>>
}

/** What a model called `recorded:bakery:invented-price` answers in a round, from 1; undefined for all other models. */
export function recordedAnswer(model: string, round: number): object | undefined {
  const [mark, site, name] = model.replace(/-\d+$/, '').split(':')
  const known = recordedSites.find((one) => one === site)
  if (mark !== 'recorded' || !known) return undefined
  const { rounds } = recordedAnswersOf(known)[name ?? ''] ?? { rounds: [] }
  return rounds[Math.min(round, rounds.length) - 1]
}
