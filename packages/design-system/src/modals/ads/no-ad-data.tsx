import type {} from '@aloft/messages/i18n'
import { useTranslation } from '../../primitives/use-translation.ts'
import { Button } from '../../primitives/button.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { Text } from '../../primitives/text.tsx'

export type NoAdDataWay = 'update' | 'otherAddress' | 'describe'

export interface NoAdDataModalProps {
  /** `incomplete`: the onboarding of the brand was never finished. */
  reason: 'BAD_URL' | 'EXTRACT_FAIL' | 'NOT_BUSINESS' | 'incomplete'
  /** Choices besides updating the brand's details, which is always offered (MOD-09). */
  ways?: readonly Exclude<NoAdDataWay, 'update'>[]
  onAnswer: (way: NoAdDataWay) => void
}

/**
 * There's no data to make an ad from (GEN-11, GEN-12, MOD-11). The frame can't be dismissed without a choice
 * (MOD-13).
 */
export function NoAdDataModal({ reason, ways = [], onAnswer }: NoAdDataModalProps) {
  const { t } = useTranslation()
  return (
    <ModalBody
      title={t('ads.noData.title')}
      actions={
        <>
          {ways.map((way) => (
            <Button key={way} onPress={() => onAnswer(way)}>
              {t(`ads.noData.${way}`)}
            </Button>
          ))}
          <Button variant="primary" onPress={() => onAnswer('update')}>
            {t('ads.noData.update')}
          </Button>
        </>
      }
    >
      <Text weight="strong">{t(`ads.noData.reasons.${reason}`)}</Text>
      <Text tone="soft">{t('ads.noData.advice')}</Text>
    </ModalBody>
  )
}
