import { copyFields } from '../balloons/copy-fields.rules.ts'
import type { AdPlatform } from '../ideas/platforms.rules.ts'
import type { CopyBasis } from './copy-basis.entity.ts'

/** The key of the field where the weakest part of an ad is best improved; null if no part is weak. */
export function strengthTarget(
  platform: AdPlatform,
  { texts, facts, gaps, strength: { next } }: Pick<CopyBasis, 'texts' | 'facts' | 'gaps' | 'strength'>,
): string | null {
  if (next === null) return null
  const fields = copyFields[platform].map(({ key }): string => key)
  const headlines: ReadonlySet<string> = new Set(
    copyFields[platform].filter(({ part }) => part === 'headline').map(({ key }) => key),
  )
  const empty = gaps[0]?.key ?? fields[0] ?? null
  const proving = new Set(facts.filter(({ angle }) => ['price', 'proof'].includes(angle)).map(({ id }) => id))
  const seen = new Set<string | null>([null])
  switch (next) {
    case 'relevance':
      return (texts.find(({ factIds }) => factIds.length === 0) ?? texts[0])?.key ?? empty
    case 'variety': {
      const repeated = texts.find(({ angle }) => {
        const isOld = seen.has(angle)
        seen.add(angle)
        return isOld
      })
      return repeated?.key ?? empty
    }
    case 'keywords':
      return texts.find(({ key }) => headlines.has(key))?.key ?? empty
    case 'proof':
      // The first text says what's sold, and the longest have the most room.
      return texts.findLast(({ factIds }) => !factIds.some((id) => proving.has(id)))?.key ?? empty
  }
}
