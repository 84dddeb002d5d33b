import type { SavedFiltersProps } from '@aloft/views/ads/lists/saved-filters'
import { usualPreferences, withSavedFilter } from '@aloft/domain/account/preferences.rules'
import { periodParam, readPeriod } from '@aloft/domain/ads/list/list-period.rules'
import { listQueryParams, readListQuery } from '@aloft/domain/ads/list/list-params.rules'
import type { ListQuery } from '@aloft/domain/ads/list/list-query.rules'
import { allAdColumns } from '@aloft/domain/core/ad-columns'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { offerUndo } from '../../../state/undo.ts'
import { currentUser, useUser } from '../../../state/session.ts'
import { savePreferences } from '../../../wiring/account/preferences.ts'

type Params = Readonly<Record<string, string | null>>

/** The user's saved filters: each is what the address of the list says, without the brand. */
export function useSavedFilters(
  query: ListQuery,
  period: string | null,
  setParam: (changed: Params) => void,
): SavedFiltersProps {
  const { t } = useTranslation()
  const filters = useUser()?.preferences.savedFilters ?? usualPreferences.savedFilters
  const current = textOf({ ...listQueryParams(query), period })
  return {
    filters,
    current,
    onApply: (saved) => setParam(paramsOf(saved)),
    onSave: (name) => {
      const savedFilters = withSavedFilter(filters, { name, query: current })
      if (savedFilters) void savePreferences({ savedFilters })
    },
    onDelete(name) {
      void savePreferences({ savedFilters: filters.filter((one) => one.name !== name) })
      const deleted = filters.find((one) => one.name === name)
      const undo = () => {
        const savedFilters = deleted && withSavedFilter(filtersNow(), deleted)
        if (savedFilters) void savePreferences({ savedFilters })
      }
      offerUndo('deleteFilter', t('adList.saved.deleted', { name }), undo)
    },
  }
}

const filtersNow = () => currentUser()?.preferences.savedFilters ?? []

function textOf(params: Params): string {
  const set = Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== null)
  return new URLSearchParams(set).toString()
}

/** Every parameter of a list, also those that the saved filters clear; what isn't valid counts as missing. */
function paramsOf(saved: string): Params {
  const params = new URLSearchParams(saved)
  const query = readListQuery((name) => params.get(name), allAdColumns)
  return { ...listQueryParams(query), period: periodParam(readPeriod(params.get('period'))) }
}
