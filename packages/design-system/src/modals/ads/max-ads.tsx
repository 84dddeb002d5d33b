import type {} from '@aloft/messages/i18n'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/button.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { Ruler, rulerTicks } from '../../primitives/ruler.tsx'
import { Text } from '../../primitives/text.tsx'

export interface MaxAdsModalProps {
  /** How many ads of the plan are active, over all brands, and how many may be. */
  active: number
  max: number
  /** To the list of ads, where one is archived. */
  onArchive: () => void
  onClose: () => void
}

/** The plan has no room for another active ad (GEN-09). */
export function MaxAdsModal({ active, max, onArchive, onClose }: MaxAdsModalProps) {
  const { t } = useTranslation()
  return (
    <ModalBody
      title={t('ads.maxAds.title')}
      actions={
        <>
          <Button onPress={onClose}>{t('ads.notNow')}</Button>
          <Button variant="primary" onPress={onArchive}>
            {t('ads.maxAds.archive')}
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
