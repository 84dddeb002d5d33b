import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { CreativeElement } from '@aloft/domain/creatives/creative.entity'
import type { SceneNotice } from '@aloft/domain/creatives/studio/scene-notice.rules'
import type {} from '@aloft/messages/i18n'

/** The names of layers: the user's own, the words of a text, or what the layer is. */
export function useLayerWords() {
  const { t } = useTranslation()
  const nameOf = (element: CreativeElement): string => {
    const words = element.type === 'text' ? element.text.trim().replaceAll(/\s+/g, ' ') : ''
    return element.name || words || t(`studio.types.${element.type}`)
  }
  /** What's particular about it: its letters or its sides, and whether it's seen. */
  const detailOf = (element: CreativeElement): string => {
    const details =
      element.type === 'text'
        ? t('studio.details.text', { font: element.font, size: Math.round(element.size) })
        : `${Math.round(element.width)} × ${Math.round(element.height)}`
    if (element.isHidden) return t('studio.details.hidden', { details })
    const percent = Math.round(element.opacity * 100)
    return percent === 100 ? details : t('studio.details.faded', { details, percent })
  }
  return { nameOf, detailOf }
}

/** What has just happened, in words. */
export function useNoticeWords(): (what: SceneNotice) => string {
  const { t } = useTranslation()
  return (what) => {
    if (what.type === 'refused') return t(`studio.refusals.${what.refusal}`, { emoji: what.emoji })
    const { type, ...values } = what
    return t(`studio.notices.${type}`, values)
  }
}
