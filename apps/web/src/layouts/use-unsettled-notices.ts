import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { editorAddress } from '../page-address.ts'
import { showToast } from '../state/toasts.ts'
import { useUnsettledAds } from '../state/unsettled-ads.ts'

/** Shows a toast for refused or conflicting edits of an ad that isn't open, with a link to it. */
export function useUnsettledNotices(): void {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const openId = useSearchParams()[0].get('balloonId')
  const ads = useUnsettledAds()
  const notified = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const elsewhere = ads.filter(({ balloonId }) => balloonId !== openId)
    const nameOf = ({ balloonId, trouble }: (typeof ads)[number]) => `${balloonId} ${trouble}`
    for (const ad of elsewhere) {
      if (notified.current.has(nameOf(ad))) continue
      const { ideaId, balloonId, trouble } = ad
      showToast({
        text: t(`ads.unsettled.${trouble}`),
        tone: 'warning',
        action: {
          label: t('ads.unsettled.open'),
          onPress: () => void navigate(editorAddress(ideaId, balloonId)),
        },
      })
    }
    // Who leaves such an ad as it is hears of it again.
    notified.current = new Set(elsewhere.map(nameOf))
  }, [ads, navigate, openId, t])
}
