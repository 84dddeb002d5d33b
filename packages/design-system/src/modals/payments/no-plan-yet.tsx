import { trialDays } from '@aloft/domain/plans/trial.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '../../primitives/use-translation.ts'
import { Button } from '../../primitives/button.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { Text } from '../../primitives/text.tsx'

export interface NoPlanYetModalProps {
  /** The user can still start a trial. */
  mayTry: boolean
  onAnswer: (way: 'plans') => void
  onClose: () => void
}

/** The plan doesn't allow launching ads yet (PLN-06), with a link to the plans that do. */
export function NoPlanYetModal({ mayTry, onAnswer, onClose }: NoPlanYetModalProps) {
  const { t } = useTranslation()
  return (
    <ModalBody
      title={t('money.noPlan.title')}
      actions={
        <>
          <Button onPress={onClose}>{t('money.noPlan.later')}</Button>
          <Button variant="primary" onPress={() => onAnswer('plans')}>
            {t('money.noPlan.choose')}
          </Button>
        </>
      }
    >
      <Text>{t('money.noPlan.text')}</Text>
      {mayTry ? <Text tone="soft">{t('money.noPlan.trial', { count: trialDays })}</Text> : null}
    </ModalBody>
  )
}
