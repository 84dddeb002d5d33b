import type { TextKind } from '@aloft/domain/ads/text-kinds.rules'
import { freeFields, mostOffered, textLimit } from '@aloft/domain/ads/text-kinds.rules'
import { locationInWords, locationsFromTexts } from '@aloft/domain/ads/ad-location.rules'
import type { ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import type { JsonValue } from '@aloft/domain/core/json'
import { tokenPrices } from '@aloft/domain/plans/tokens.rules'
import { openAiFailed } from '../../modals/open-ai-failed.ts'
import { ask } from '../../modals/ask.ts'
import { product } from '../../product.ts'
import { requestTexts } from '../../wiring/texts.ts'
import { type AdContent, adLocations, jsonList } from '../../state/ad-content.ts'

const suggestionCount = 6

interface MoreTexts {
  readonly ideaId: string
  readonly balloonId: string
  readonly content: AdContent
  readonly kind: TextKind
  readonly change: (values: Readonly<Partial<Record<ComponentKey, JsonValue>>>) => void
}

/** Shows further texts of a kind to choose from; the chosen ones fill empty fields, or join their list (GEN-20). */
export async function openMoreTexts(wish: MoreTexts): Promise<void> {
  const { ideaId, balloonId, content, kind, change } = wish
  const empty = freeFields(content.platform, kind, content.texts)
  const limit = textLimit(content.platform, kind)
  const offered: string[] = []
  const write = async () => {
    const result = await requestTexts({
      ideaId,
      balloonId,
      componentId: content.campaignId,
      kind,
      count: suggestionCount,
      offered: offered.slice(-mostOffered),
    })
    if ('texts' in result) offered.push(...result.texts)
    return result
  }
  const chosen = await ask('regenerate', {
    textKind: kind,
    writer: product.writer,
    tokenPrice: tokenPrices.textSet,
    ...(empty && { room: empty.length }),
    ...(limit && { maxLength: limit.maxLength }),
    first: write(),
    write,
  })
  if (!chosen) return
  if ('texts' in chosen) change(empty ? filled(empty, chosen.texts) : joined(content, kind, chosen.texts))
  else await openAiFailed(chosen.failure, () => void openMoreTexts(wish))
}

function filled(keys: readonly ComponentKey[], texts: readonly string[]) {
  return Object.fromEntries(keys.slice(0, texts.length).map((key, index) => [key, texts[index] ?? '']))
}

function joined({ value }: AdContent, kind: TextKind, texts: readonly string[]) {
  if (kind === 'locations') {
    const known = adLocations({ value })
    const places = locationsFromTexts([...known.map(locationInWords), ...texts], known)
    return { locations: places.map((place) => ({ ...place })) }
  }
  const key = kind === 'keywords' ? 'keywords' : 'interests'
  return { [key]: [...new Set([...jsonList(value(key)), ...texts])] }
}
