import { Button } from '@aloft/design-system/primitives/button'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type {} from '@aloft/messages/i18n'
import * as css from './focus-invite.css.ts'

export interface FocusInviteProps {
  onOpen: () => void
}

/** The way from a form to Loona, who asks its questions one at a time (AST-06). */
export function FocusInvite({ onOpen }: FocusInviteProps) {
  const { t } = useTranslation()
  return (
    <div className={css.invite}>
      <span className={css.moon} aria-hidden="true" />
      <div className={css.words}>
        <Text as="span" tone="soft">
          {t('focusInvite.lead')}
        </Text>
      </div>
      <Button size="small" onPress={onOpen}>
        {t('focusInvite.open')}
      </Button>
    </div>
  )
}
