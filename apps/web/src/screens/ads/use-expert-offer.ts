import type { ExpertOfferProps } from '@aloft/design-system/patterns/launch/expert-offer'
import { expertReviewEnd, expertReviewOf } from '@aloft/domain/account/expert-review.rules'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../state/session.ts'
import { showToast } from '../../state/toasts.ts'
import { productNow } from '../../wiring/clock.ts'
import { askExpert } from '../../wiring/expert-review.ts'

/** The offer of an expert's look at an ad, while somebody has it; null otherwise (EDT-15). */
export function useExpertOffer(ad: {
  readonly name: string
  readonly brand: string
  readonly href: string
}): ExpertOfferProps | null {
  const { t } = useTranslation()
  const user = useUser()
  const [isPending, setPending] = useState(false)
  const [isSent, setSent] = useState(false)
  const state = user && expertReviewOf(user, productNow())
  if (!state) return null
  const ask = async () => {
    setPending(true)
    const { name, brand, href } = ad
    const address = new URL(href, location.origin).href
    const isAsked = await askExpert(t('launch.expert.message', { name, brand, address }))
    setPending(false)
    if (isAsked) setSent(true)
    else showToast({ tone: 'error', text: t('launch.expert.failed') })
  }
  return {
    state: isSent ? 'asked' : isPending ? 'pending' : state,
    endDate: expertReviewEnd(user),
    onAsk: () => void ask(),
  }
}
