import type {} from '@aloft/messages/i18n'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/button.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { Ruler, rulerTicks } from '../../primitives/ruler.tsx'
import { Text } from '../../primitives/text.tsx'

export type MaxAdsWay = 'archive' | 'upgrade'

export interface MaxAdsModalProps {
  /** How many ads of the plan are active, over all brands, and how many may be. */
  active: number
  max: number
  /** A larger plan, or the list of ads, where one is archived. */
  ways: readonly MaxAdsWay[]
  onAnswer: (way: MaxAdsWay) => void
  onClose: () => void
}

/** The plan has no room for another active ad, and what makes some (GEN-09, MOD-10). */
export function MaxAdsModal({ active, max, ways, onAnswer, onClose }: MaxAdsModalProps) {
  const { t } = useTranslation()
  return (
    <ModalBody
      title={t('ads.maxAds.title')}
      actions={
        <>
          <Button onPress={onClose}>{t('ads.notNow')}</Button>
          {(['archive', 'upgrade'] as const)
            .filter((way) => ways.includes(way))
            .map((way) => (
              <Button
                key={way}
                variant={way === 'upgrade' || ways.length === 1 ? 'primary' : 'secondary'}
                onPress={() => onAnswer(way)}
              >
                {t(`ads.maxAds.${way}`)}
              </Button>
            ))}
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
