import type { BriefValue } from '@aloft/domain/briefs/brief-merge.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/button.tsx'
import { Notice } from '../../primitives/notice.tsx'
import { Text } from '../../primitives/text.tsx'
import * as css from './brief-conflict.css.ts'
import type { FieldForm } from './brief-form.ts'
import { BriefFieldValue } from './brief-field-value.tsx'

export interface BriefConflictProps {
  form: FieldForm
  /** What the reader wrote. */
  mine: BriefValue
  /** What somebody else saved in the meantime. */
  theirs: BriefValue
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Two people changed one field: both values, and which of them stays. */
export function BriefConflict({ form, mine, theirs, onKeepMine, onTakeTheirs }: BriefConflictProps) {
  const { t } = useTranslation()
  return (
    <Notice tone="warning" title={t('briefs.conflict.title')}>
      <div className={css.values}>
        <div className={css.value}>
          <Text size={12} weight="medium" tone="inherit">
            {t('briefs.conflict.mine')}
          </Text>
          <BriefFieldValue form={form} value={mine} size="small" />
          <Button size="small" onPress={onKeepMine}>
            {t('briefs.conflict.keepMine')}
          </Button>
        </div>
        <div className={css.value}>
          <Text size={12} weight="medium" tone="inherit">
            {t('briefs.conflict.theirs')}
          </Text>
          <BriefFieldValue form={form} value={theirs} size="small" />
          <Button size="small" onPress={onTakeTheirs}>
            {t('briefs.conflict.takeTheirs')}
          </Button>
        </div>
      </div>
    </Notice>
  )
}
