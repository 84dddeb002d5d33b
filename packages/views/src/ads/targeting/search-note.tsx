import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { type FailedLoad, FailedNote } from '@aloft/design-system/patterns/failed-load'

export interface SearchNoteProps {
  list: 'places' | 'interests'
  failed: FailedLoad | null
}

/** In place of the results of a search: nothing was found, or the search failed. */
export function SearchNote({ list, failed }: SearchNoteProps) {
  const { t } = useTranslation()
  if (!failed) return t(`targeting.${list}.noMatch`)
  return <FailedNote failed={failed}>{t(`targeting.${list}.failed`)}</FailedNote>
}
