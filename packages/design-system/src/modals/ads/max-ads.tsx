import type {} from '@aloft/messages/i18n'
import { useTranslation } from '../../primitives/use-translation.ts'
import { Button } from '../../primitives/button.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { Ruler, rulerTicks } from '../../primitives/ruler.tsx'
import { Text } from '../../primitives/text.tsx'

export type MaxAdsWay = 'archive' | 'upgrade'

export interface MaxAdsModalProps {
  /** Active ads over all brands; `max` is the plan's limit. */
  active: number
  max: number
  /** Change to a larger plan, or go to the ads to archive one. */
  onAnswer: (way: MaxAdsWay) => void
  onClose: () => void
}

/** The plan allows no more active ads, and what the user can do about it (GEN-09, MOD-10). */
export function MaxAdsModal({ active, max, onAnswer, onClose }: MaxAdsModalProps) {
  const { t } = useTranslation()
  return (
    <ModalBody
      title={t('ads.maxAds.title')}
      actions={
        <>
          <Button onPress={onClose}>{t('ads.notNow')}</Button>
          <Button onPress={() => onAnswer('archive')}>{t('ads.maxAds.archive')}</Button>
          <Button variant="primary" onPress={() => onAnswer('upgrade')}>
            {t('ads.maxAds.upgrade')}
          </Button>
        </>
      }
    >
      <Text weight="strong">{t('ads.maxAds.text', { count: max })}</Text>
      <Ruler
        ticks={rulerTicks(Math.max(max, active), active, false)}
        label={t('ads.maxAds.ruler', { active, max })}
      />
      <Text tone="soft">{t('ads.maxAds.advice')}</Text>
    </ModalBody>
  )
}
