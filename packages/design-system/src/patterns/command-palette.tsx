import type {} from '@aloft/messages/i18n'
import { useTranslation } from '../primitives/use-translation.ts'
import { ModalFrame } from '../primitives/modal-frame.tsx'
import { HiddenModalTitle } from '../primitives/hidden-modal-title.tsx'
import { SearchList, type SearchListGroup } from '../primitives/search-list.tsx'

export interface CommandPaletteProps {
  /** Places and actions. */
  groups: readonly SearchListGroup[]
  /** Called with the id of the chosen item. */
  onChoose: (id: string) => void
  onClose: () => void
}

/** Search over places and actions, available anywhere in the product. */
export function CommandPalette({ groups, onChoose, onClose }: CommandPaletteProps) {
  const { t } = useTranslation()
  return (
    <ModalFrame closeLabel={t('palette.close')} onClose={onClose}>
      <HiddenModalTitle>{t('palette.label')}</HiddenModalTitle>
      <SearchList
        label={t('palette.label')}
        placeholder={t('palette.placeholder')}
        noMatch={t('palette.noMatch')}
        more={(count) => t('palette.more', { count })}
        groups={groups}
        onChoose={onChoose}
      />
    </ModalFrame>
  )
}
