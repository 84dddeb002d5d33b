import type { AiFailure } from '@aloft/domain/core/ai-results'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '../../primitives/use-translation.ts'
import { Button } from '../../primitives/button.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { Text } from '../../primitives/text.tsx'

/** Retry, or one of three ways to get more tokens. */
export type AiFailedWay = 'again' | 'topUp' | 'skipTrial' | 'upgrade'

export interface AiFailedModalProps {
  reason: AiFailure
  /** What the user can do: retry, unless tokens are missing, and otherwise get tokens. */
  ways?: readonly AiFailedWay[]
  onAnswer: (way: AiFailedWay) => void
  onClose: () => void
}

const order: readonly AiFailedWay[] = ['upgrade', 'skipTrial', 'topUp', 'again']

/** AI work failed: why, what is safe, what to do next (GEN-17, GEN-19). */
export function AiFailedModal({ reason, ways = [], onAnswer, onClose }: AiFailedModalProps) {
  const { t } = useTranslation()
  const isOut = reason === 'outOfTokens'
  const offered = order.filter((way) => ways.includes(way) && (way === 'again') !== isOut)
  return (
    <ModalBody
      title={t('ads.aiFailed.title')}
      actions={
        <>
          <Button onPress={onClose}>{t('ads.close')}</Button>
          {offered.map((way) => (
            <Button
              key={way}
              variant={way === offered.at(-1) ? 'primary' : 'secondary'}
              onPress={() => onAnswer(way)}
            >
              {t(`ads.aiFailed.${way}`)}
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
