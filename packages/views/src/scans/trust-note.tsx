import type {} from '@aloft/messages/i18n'
import Hand from 'lucide-react/icons/hand'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Text } from '@aloft/design-system/primitives/text'
import * as css from './trust-note.css.ts'

/** Our promises about reading a website. */
export function TrustNote() {
  const { t } = useTranslation()
  return (
    <div className={css.note}>
      <span className={css.mark}>
        <Hand size={16} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <Text size={13} tone="soft">
        {t('onboarding.trust')}
      </Text>
    </div>
  )
}
