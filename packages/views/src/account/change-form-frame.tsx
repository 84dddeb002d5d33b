import type {} from '@aloft/messages/i18n'
import type { ReactNode, SubmitEvent } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { AttemptNotice } from './attempt-notice.tsx'
import type { ChangeForm } from './change-form.ts'
import * as css from './settings-section.css.ts'

export interface ChangeFormFrameProps {
  form: ChangeForm<string>
  onSubmit: (event: SubmitEvent) => void
  submitLabel: string
  /** The server refuses attempts for a while. */
  isWaiting: boolean
  children: ReactNode
}

/** Frame of a form inside a settings section: the error of the last attempt, the fields and two buttons. */
export function ChangeFormFrame({ form, onSubmit, submitLabel, isWaiting, children }: ChangeFormFrameProps) {
  const { t } = useTranslation()
  return (
    <form className={css.wide} noValidate onSubmit={onSubmit}>
      <AttemptNotice failure={form.failure} waitSeconds={form.waitSeconds} />
      {children}
      <div className={css.row}>
        <Button type="submit" variant="primary" isLoading={form.isPending} isWaiting={isWaiting}>
          {submitLabel}
        </Button>
        <Button variant="quiet" onPress={form.onClose}>
          {t('accountPages.settings.cancel')}
        </Button>
      </div>
    </form>
  )
}
