import { adTypes } from '@aloft/domain/ads/ad-settings.rules'
import { countFilters, type ListFilter, wholeList } from '@aloft/domain/ads/list/list-query.rules'
import { balloonStatuses } from '@aloft/domain/balloons/balloon-status.rules'
import { adPlatforms } from '@aloft/domain/ideas/platforms.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { CheckboxField } from '@aloft/design-system/primitives/checkbox-field'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { control as controlClass } from '@aloft/design-system/primitives/field.css'
import { Field } from '@aloft/design-system/primitives/field'
import { SelectField } from '@aloft/design-system/primitives/select-field'
import { TextField } from '@aloft/design-system/primitives/text-field'
import * as css from './list-filters.css.ts'
import type { ListFiltersProps } from './list-filters-props.ts'

/** Days are in UTC, as in the addresses of lists. */
const dayOf = (date: Date | null) => date?.toISOString().slice(0, 10) ?? ''

/** A field for each filter of a list. */
export function FilterFields({ filter, onChange }: Pick<ListFiltersProps, 'filter' | 'onChange'>) {
  const { t } = useTranslation()
  const change = (part: Partial<ListFilter>) => onChange({ ...filter, ...part })
  const one = <T extends string>(value: T | '') => (value === '' ? [] : [value])
  const day = (part: 'from' | 'until') => (
    <div className={css.field}>
      <Field label={t(`adList.filters.${part}`)}>
        {(control) => (
          <input
            {...control}
            className={`${controlClass} ${css.day}`}
            type="date"
            value={dayOf(filter[part])}
            onChange={({ target }) =>
              change({ [part]: target.value === '' ? null : new Date(`${target.value}T00:00:00Z`) })
            }
          />
        )}
      </Field>
    </div>
  )
  return (
    <Cluster gap={12} align="end" role="group" aria-label={t('adList.filters.label')}>
      <div className={css.search}>
        <TextField
          label={t('adList.filters.text')}
          name="list-text"
          type="search"
          value={filter.text}
          onChange={(text) => change({ text })}
        />
      </div>
      <div className={css.field}>
        <SelectField
          label={t('adList.filters.status')}
          name="list-status"
          placeholder={t('adList.filters.any')}
          value={filter.statuses[0] ?? ''}
          options={balloonStatuses.map((value) => ({ value, label: t(`adCard.status.${value}`) }))}
          onChange={(status) => change({ statuses: one(status) })}
        />
      </div>
      <div className={css.field}>
        <SelectField
          label={t('adList.filters.platform')}
          name="list-platform"
          placeholder={t('adList.filters.any')}
          value={filter.platforms[0] ?? ''}
          options={adPlatforms.map((value) => ({ value, label: t(`ads.platforms.${value}`) }))}
          onChange={(platform) => change({ platforms: one(platform) })}
        />
      </div>
      <div className={css.field}>
        <SelectField
          label={t('adList.filters.type')}
          name="list-type"
          placeholder={t('adList.filters.any')}
          value={filter.types[0] ?? ''}
          options={adTypes.map((value) => ({ value, label: t(`adList.types.${value}`) }))}
          onChange={(type) => change({ types: one(type) })}
        />
      </div>
      {day('from')}
      {day('until')}
      <div className={css.archived}>
        <CheckboxField
          label={t('adList.filters.archived')}
          name="list-archived"
          isChecked={filter.isArchived}
          onChange={(isArchived) => change({ isArchived })}
        />
      </div>
      {countFilters(filter) > 0 ? (
        <Button
          variant="quiet"
          onPress={() => onChange({ ...wholeList.filter, isArchived: filter.isArchived })}
        >
          {t('adList.filters.clear')}
        </Button>
      ) : null}
    </Cluster>
  )
}
