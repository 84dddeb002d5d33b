import { countFilters, type ListFilter, wholeList } from '@aloft/domain/ads/list/list-query.rules'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { CheckboxField } from '@aloft/design-system/primitives/checkbox-field'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Disclosure } from '@aloft/design-system/primitives/disclosure'
import { Icon } from '@aloft/design-system/primitives/icon'
import { SelectField } from '@aloft/design-system/primitives/select-field'
import { Stack } from '@aloft/design-system/primitives/stack'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { FilterFields } from './filter-fields.tsx'
import type { ListFiltersProps, ListSorting } from './list-filters-props.ts'
import * as css from './phone-filters.css.ts'

/** One line that opens the filters, and a chip for each that is set. */
export function PhoneFilters({ filter, onChange, sorting }: ListFiltersProps) {
  const { t } = useTranslation()
  const chips = useChips(filter)
  return (
    <Stack gap={8}>
      <Disclosure
        summary={t('adList.filters.open', { count: countFilters(filter) + Number(filter.isArchived) })}
      >
        <div className={css.fields}>
          <Stack gap={12}>
            <FilterFields filter={filter} onChange={onChange} />
            {sorting ? <Sorting {...sorting} /> : null}
          </Stack>
        </div>
      </Disclosure>
      {chips.length > 0 ? (
        <Cluster gap={6} role="group" aria-label={t('adList.filters.set')}>
          {chips.map(({ key, label, without }) => (
            <button
              key={key}
              type="button"
              className={css.chip}
              aria-label={t('adList.filters.remove', { filter: label })}
              onClick={() => onChange({ ...filter, ...without })}
            >
              <bdi>{label}</bdi>
              <Icon name="close" size={14} />
            </button>
          ))}
        </Cluster>
      ) : null}
    </Stack>
  )
}

interface Chip {
  readonly key: string
  readonly label: string
  /** The part of the filter without it. */
  readonly without: Partial<ListFilter>
}

function useChips({
  text,
  statuses,
  platforms,
  types,
  from,
  until,
  isArchived,
}: ListFilter): readonly Chip[] {
  const { t } = useTranslation()
  const chip = (key: keyof ListFilter, label: string | null | false): Chip[] =>
    label ? [{ key, label, without: { [key]: wholeList.filter[key] } }] : []
  const named = (name: 'from' | 'until', date: Date | null) =>
    date && `${t(`adList.filters.${name}`)} ${formatDate(date, 'date')}`
  return [
    ...chip('text', text.trim()),
    ...chip('statuses', statuses.map((one) => t(`adCard.status.${one}`)).join(', ')),
    ...chip('platforms', platforms.map((one) => t(`ads.platforms.${one}`)).join(', ')),
    ...chip('types', types.map((one) => t(`adList.types.${one}`)).join(', ')),
    ...chip('from', named('from', from)),
    ...chip('until', named('until', until)),
    ...chip('isArchived', isArchived && t('adList.filters.archived')),
  ]
}

function Sorting({ columns, by, isDescending, onSort }: ListSorting) {
  const { t } = useTranslation()
  return (
    <>
      <SelectField
        label={t('adList.sorting.by')}
        name="list-sort"
        value={by}
        options={columns.map(({ id, label }) => ({ value: id, label }))}
        onChange={(id) => onSort(id, isDescending)}
      />
      <CheckboxField
        label={t('adList.sorting.descending')}
        name="list-sort-descending"
        isChecked={isDescending}
        onChange={(isNow) => onSort(by, isNow)}
      />
    </>
  )
}
