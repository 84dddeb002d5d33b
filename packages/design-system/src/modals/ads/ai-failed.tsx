import type { AiFailure } from '@aloft/domain/core/ai-results'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/button.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { Text } from '../../primitives/text.tsx'

export interface AiFailedModalProps {
  reason: AiFailure
  onClose: () => void
  onRetry?: (() => void) | undefined
  /** The three ways to more tokens, offered when they are out; each stands only with its callback. */
  onTopUp?: (() => void) | undefined
  onSkipTrial?: (() => void) | undefined
  onUpgrade?: (() => void) | undefined
}

/** AI work came to nothing: why, what is safe, what to press (GEN-17, GEN-19). */
export function AiFailedModal({
  reason,
  onClose,
  onRetry,
  onTopUp,
  onSkipTrial,
  onUpgrade,
}: AiFailedModalProps) {
  const { t } = useTranslation()
  const isOut = reason === 'outOfTokens'
  const ways = [
    { word: t('ads.aiFailed.upgrade'), onPress: isOut ? onUpgrade : undefined },
    { word: t('ads.aiFailed.skipTrial'), onPress: isOut ? onSkipTrial : undefined },
    { word: t('ads.aiFailed.topUp'), onPress: isOut ? onTopUp : undefined },
    { word: t('ads.aiFailed.again'), onPress: isOut ? undefined : onRetry },
  ].filter(({ onPress }) => onPress !== undefined)
  return (
    <ModalBody
      title={t('ads.aiFailed.title')}
      actions={
        <>
          <Button onPress={onClose}>{t('ads.close')}</Button>
          {ways.map(({ word, onPress }, index) => (
            <Button
              key={word}
              variant={index === ways.length - 1 ? 'primary' : 'secondary'}
              {...(onPress ? { onPress } : {})}
            >
              {word}
            </Button>
          ))}
        </>
      }
    >
      <div>
        <Text weight="strong">{t(`ads.aiFailed.reasons.${reason}.text`)}</Text>
        <Text tone="soft">{t(`ads.aiFailed.reasons.${reason}.advice`)}</Text>
      </div>
    </ModalBody>
  )
}
