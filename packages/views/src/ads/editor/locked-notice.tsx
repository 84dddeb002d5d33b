import { canonicalStatus } from '@aloft/domain/balloons/balloon-status.rules'
import type { EditBlock } from '@aloft/domain/balloons/edit-block.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { ToolIcon } from '@aloft/design-system/patterns/tool-icon'

export interface LockedNoticeProps {
  status: string
  reason: EditBlock
  /** Makes a stopped or rejected ad a draft again, restores an archived one, or leads from a version to the draft. */
  onUnlock?: (() => void) | undefined
  /** Stops an ad that is submitted or running. */
  onStop?: (() => void) | undefined
  onDuplicate?: (() => void) | undefined
  /** Copies a live ad into a draft that may replace it. */
  onNewVersion?: (() => void) | undefined
  /** Deletes an archived ad permanently, next to the restore button; only if it may be deleted. */
  onDelete?: (() => void) | undefined
}

const unlockWords = {
  archived: 'editor.readOnly.restore',
  history: 'editor.readOnly.toDraft',
} as const

/** Why nothing can be written in an ad: its state, and the action that unlocks it (EDT-03, EDT-04, OPN-38). */
export function LockedNotice(props: LockedNoticeProps) {
  const { status, reason, onUnlock, onStop, onDuplicate, onNewVersion, onDelete } = props
  const { t } = useTranslation()
  const known = canonicalStatus(status)
  const place =
    reason === 'status' && known !== 'IN_PROGRESS'
      ? (`editor.readOnly.status.${known}` as const)
      : (`editor.readOnly.${reason === 'status' ? 'rights' : reason}` as const)
  const offer = onUnlock
    ? ({
        icon: <ToolIcon name="write" />,
        word: reason === 'archived' || reason === 'history' ? unlockWords[reason] : 'editor.readOnly.edit',
        onPress: onUnlock,
      } as const)
    : onNewVersion
      ? ({
          icon: <ToolIcon name="copy" />,
          word: 'editor.readOnly.newVersion',
          onPress: onNewVersion,
        } as const)
      : onStop
        ? ({ icon: <Icon name="stopped" />, word: 'editor.readOnly.stop', onPress: onStop } as const)
        : onDuplicate
          ? ({ icon: <ToolIcon name="copy" />, word: 'editor.duplicate', onPress: onDuplicate } as const)
          : null
  return (
    <Notice
      tone="info"
      title={t(`${place}.title`)}
      action={
        offer ? (
          <Cluster gap={8}>
            <Button size="small" onPress={offer.onPress}>
              {offer.icon}
              {t(offer.word)}
            </Button>
            {onNewVersion && onStop && !onUnlock ? (
              <Button size="small" variant="quiet" onPress={onStop}>
                {t('editor.readOnly.stop')}
              </Button>
            ) : null}
            {onDelete ? (
              <Button size="small" variant="danger" onPress={onDelete}>
                {t('editor.readOnly.delete')}
              </Button>
            ) : null}
          </Cluster>
        ) : null
      }
    >
      {t(`${place}.unlock`)}
    </Notice>
  )
}
