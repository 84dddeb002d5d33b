import type { Creative } from '@aloft/domain/creatives/creative.entity'
import type { CreativeFamily } from '@aloft/domain/creatives/creative-fonts.rules'

/** The font families of a creative's texts, without duplicates. */
export function familiesOf({ elements }: Pick<Creative, 'elements'>): readonly CreativeFamily[] {
  return [...new Set(elements.flatMap((element) => (element.type === 'text' ? [element.font] : [])))]
}
