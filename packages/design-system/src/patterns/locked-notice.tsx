import { canonicalStatus } from '@aloft/domain/balloons/balloon-status.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from 'react-i18next'
import { Button } from '../primitives/button.tsx'
import { Notice } from '../primitives/notice.tsx'
import { ToolIcon } from './tool-icon.tsx'

export interface LockedNoticeProps {
  status: string
  /** The status does not allow it, the ad is put away, or one may only look. */
  reason: 'status' | 'archived' | 'rights'
  /** Makes a stopped or rejected ad a draft again. */
  onUnlock?: (() => void) | undefined
  onDuplicate?: (() => void) | undefined
}

/** Why nothing can be written in an ad: its state, and the action that unlocks it (EDT-03, EDT-04, OPN-38). */
export function LockedNotice({ status, reason, onUnlock, onDuplicate }: LockedNoticeProps) {
  const { t } = useTranslation()
  const known = canonicalStatus(status)
  const place =
    reason === 'status' && known !== 'IN_PROGRESS'
      ? (`editor.readOnly.status.${known}` as const)
      : (`editor.readOnly.${reason === 'archived' ? 'archived' : 'rights'}` as const)
  const offer = onUnlock
    ? ({ icon: 'write', word: 'editor.readOnly.edit', press: onUnlock } as const)
    : onDuplicate
      ? ({ icon: 'copy', word: 'editor.duplicate', press: onDuplicate } as const)
      : null
  return (
    <Notice
      tone="info"
      title={t(`${place}.title`)}
      action={
        offer ? (
          <Button size="small" onPress={offer.press}>
            <ToolIcon name={offer.icon} />
            {t(offer.word)}
          </Button>
        ) : null
      }
    >
      {t(`${place}.unlock`)}
    </Notice>
  )
}
