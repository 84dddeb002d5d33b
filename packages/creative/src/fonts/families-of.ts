import type { Creative } from '@aloft/domain/creatives/creative.entity'
import type { CreativeFamily } from '@aloft/domain/creatives/creative-fonts.rules'

/** The families that a creative's texts are set in, each once. */
export function familiesOf({ elements }: Creative): readonly CreativeFamily[] {
  return [...new Set(elements.flatMap((element) => (element.type === 'text' ? [element.font] : [])))]
}
