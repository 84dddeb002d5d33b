import type {} from '@aloft/messages/i18n'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/button.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { Text } from '../../primitives/text.tsx'

export interface NoAdDataModalProps {
  /** `incomplete`: the onboarding of the brand was never finished. */
  reason: 'BAD_URL' | 'EXTRACT_FAIL' | 'NOT_BUSINESS' | 'incomplete'
  /** The brand's details (MOD-09). */
  onUpdate: () => void
  onOtherAddress?: (() => void) | undefined
  onDescribe?: (() => void) | undefined
}

/** Nothing is known that an ad could be made of (GEN-11, GEN-12, MOD-11). Its frame stays: a way must be chosen (MOD-13). */
export function NoAdDataModal({ reason, onUpdate, onOtherAddress, onDescribe }: NoAdDataModalProps) {
  const { t } = useTranslation()
  return (
    <ModalBody
      title={t('ads.noData.title')}
      actions={
        <>
          {onDescribe ? <Button onPress={onDescribe}>{t('ads.noData.describe')}</Button> : null}
          {onOtherAddress ? <Button onPress={onOtherAddress}>{t('ads.noData.otherAddress')}</Button> : null}
          <Button variant="primary" onPress={onUpdate}>
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
