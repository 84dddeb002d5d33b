import {
  maxFilterNameLength,
  maxSavedFilters,
  type SavedFilter,
} from '@aloft/domain/account/preferences.rules'
import type {} from '@aloft/messages/i18n'
import { useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Popover } from '@aloft/design-system/primitives/popover'
import { Row } from '@aloft/design-system/primitives/row'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { TextField } from '@aloft/design-system/primitives/text-field'
import * as css from './saved-filters.css.ts'
import { PanelOpener } from './panel-opener.tsx'

export interface SavedFiltersProps {
  filters: readonly SavedFilter[]
  /** The filters of now, as they would be saved; empty for the whole list. */
  current: string
  onApply: (query: string) => void
  onSave: (name: string) => void
  onDelete: (name: string) => void
}

/** A user's filters under names of their own: applies, saves and deletes them. */
export function SavedFilters({ filters, current, onApply, onSave, onDelete }: SavedFiltersProps) {
  const { t } = useTranslation()
  return (
    <Popover label={t('adList.saved.title')} opener={<PanelOpener word={t('adList.saved.title')} />}>
      <Stack gap={12}>
        {filters.length === 0 ? (
          <Text size={13} tone="soft">
            {t('adList.saved.none')}
          </Text>
        ) : (
          <ul className={css.list}>
            {filters.map(({ name, query }) => (
              <Row as="li" key={name} gap={4}>
                <button
                  type="button"
                  className={css.apply}
                  aria-pressed={query === current}
                  onClick={() => onApply(query)}
                >
                  <bdi>{name}</bdi>
                </button>
                <button
                  type="button"
                  className={css.remove}
                  aria-label={t('adList.saved.delete', { name })}
                  onClick={() => onDelete(name)}
                >
                  <Icon name="close" size={14} />
                </button>
              </Row>
            ))}
          </ul>
        )}
        {current === '' ? null : <SaveForm filters={filters} onSave={onSave} />}
      </Stack>
    </Popover>
  )
}

function SaveForm({ filters, onSave }: Pick<SavedFiltersProps, 'filters' | 'onSave'>) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const name = typed.trim()
  const isKnown = filters.some((one) => one.name === name)
  const isFull = !isKnown && filters.length >= maxSavedFilters
  const isTooLong = name.length > maxFilterNameLength
  const error = isTooLong
    ? t('adList.saved.tooLong', { max: maxFilterNameLength })
    : isFull
      ? t('adList.saved.full', { max: maxSavedFilters })
      : undefined
  const save = () => {
    if (name === '' || error) return
    onSave(name)
    setTyped('')
  }
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TextField
        label={t('adList.saved.name')}
        name="filter-name"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        error={error}
      />
      <Button type="submit" isDisabled={name === ''}>
        {t(isKnown ? 'adList.saved.replace' : 'adList.saved.save')}
      </Button>
    </form>
  )
}
