import {
  areUsualColumns,
  canMoveColumn,
  type ColumnChoice,
  columnsToChoose,
  moveColumn,
  toggleColumn,
} from '@aloft/domain/ads/list/column-choice.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { CheckboxField } from '@aloft/design-system/primitives/checkbox-field'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Popover } from '@aloft/design-system/primitives/popover'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import * as css from './column-chooser.css.ts'
import { PanelOpener } from './panel-opener.tsx'

export interface ColumnChooserProps<Column extends string> {
  /** The shown columns in order. */
  columns: readonly Column[]
  choice: ColumnChoice<Column>
  /** The head of a column. */
  word: (column: Column) => string
  onColumns: (columns: readonly Column[]) => void
}

/** Which columns a table shows, and in which order. */
export function ColumnChooser<Column extends string>(props: ColumnChooserProps<Column>) {
  const { columns, choice, onColumns } = props
  const { t } = useTranslation()
  return (
    <Popover label={t('adList.choice.title')} opener={<PanelOpener word={t('adList.choice.title')} />}>
      <Stack gap={12}>
        <Text size={13} tone="soft">
          {t('adList.choice.lead')}
        </Text>
        <ul className={css.list}>
          {columnsToChoose(columns, choice).map((column) => (
            <ColumnRow key={column} {...props} column={column} />
          ))}
        </ul>
        {areUsualColumns(columns, choice) ? null : (
          <Button size="small" onPress={() => onColumns(choice.usual)}>
            {t('adList.choice.reset')}
          </Button>
        )}
      </Stack>
    </Popover>
  )
}

function ColumnRow<Column extends string>({
  column,
  columns,
  word,
  onColumns,
}: ColumnChooserProps<Column> & { column: Column }) {
  const { t } = useTranslation()
  const label = word(column)
  const isShown = columns.includes(column)
  const mover = (by: -1 | 1) => (
    <button
      type="button"
      className={css.mover({ by: by < 0 ? 'up' : 'down' })}
      aria-label={t(by < 0 ? 'adList.choice.up' : 'adList.choice.down', { column: label })}
      // Not disabled at the ends, so that the focus stays where somebody moves a column with the keyboard.
      aria-disabled={!canMoveColumn(columns, column, by)}
      onClick={() => onColumns(moveColumn(columns, column, by))}
    >
      <Icon name="chevron-down" size={14} />
    </button>
  )
  return (
    <li className={css.row}>
      <CheckboxField
        label={label}
        name={`column-${column}`}
        isChecked={isShown}
        onChange={() => onColumns(toggleColumn(columns, column))}
      />
      {isShown ? (
        <span className={css.movers}>
          {mover(-1)}
          {mover(1)}
        </span>
      ) : null}
    </li>
  )
}
