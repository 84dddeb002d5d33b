import { type ComparedPart, namedParts } from '@aloft/views/balloons/compared-parts'
import { parseComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { isComponentOrder } from '@aloft/domain/balloons/component-order.rules'
import { needsPublish } from '@aloft/domain/balloons/publish.rules'
import { isSameJson, type JsonValue } from '@aloft/domain/core/json'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { AdValues } from '../state/brand.ts'
import { subjectOf, valueInWords } from './edits-in-words.ts'

const ownKey = (key: string): string => parseComponentKey(key)?.key ?? key

function partOf(key: string, platform: AdPlatform): ComparedPart['subject'] {
  const part = namedParts.find((named) => named === ownKey(key))
  return part ? { kind: 'part', part } : subjectOf(key, platform)
}

/** The parts of an ad that differ between two sets of values, as text. */
export function useVersionParts(platform: AdPlatform): (before: AdValues, after: AdValues) => ComparedPart[] {
  const { t } = useTranslation()
  const inWords = (key: string, value: JsonValue): string => {
    if (ownKey(key) === 'adCreativeId') return value === null ? '' : t('publishAd.history.picture')
    if (ownKey(key) === 'componentOrder')
      return t('publishAd.history.steps', { count: isComponentOrder(value) ? value.length : 0 })
    return valueInWords(key, value)
  }
  return (before, after) => {
    const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])]
    return keys
      .filter((key) => key !== 'name' && needsPublish(key))
      .flatMap((key) => {
        const [old, fresh] = [before[key] ?? null, after[key] ?? null]
        if (isSameJson(old, fresh)) return []
        return [
          { id: key, subject: partOf(key, platform), before: inWords(key, old), after: inWords(key, fresh) },
        ]
      })
  }
}
