import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Text } from '@aloft/design-system/primitives/text'
import { AttemptNotice } from './attempt-notice.tsx'
import * as css from './settings-section.css.ts'
import { SettingsSection } from './settings-section.tsx'

export interface DeletionSectionProps {
  /** Opens the modal that asks for the confirmation word (MOD-16). */
  onDelete: () => void
  isPending: boolean
  failure?: 'generic' | undefined
}

/** Deletes an account, and explains what is deleted and when (PLN-25, OPN-67). */
export function DeletionSection({ onDelete, isPending, failure }: DeletionSectionProps) {
  const { t } = useTranslation()
  return (
    <SettingsSection
      title={t('accountPages.settings.deletion.title')}
      lead={t('accountPages.settings.deletion.lead')}
    >
      <AttemptNotice failure={failure} />
      <div className={css.wide}>
        <Text>{t('accountPages.settings.deletion.what')}</Text>
        <Text>{t('accountPages.settings.deletion.when')}</Text>
      </div>
      <Button variant="danger" isLoading={isPending} onPress={onDelete}>
        {t('accountPages.settings.deletion.action')}
      </Button>
    </SettingsSection>
  )
}
