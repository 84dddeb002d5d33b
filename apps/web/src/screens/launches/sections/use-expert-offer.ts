import type { ExpertOfferProps } from '@aloft/views/launches/expert-offer'
import { expertReviewEnd, expertReviewOf } from '@aloft/domain/account/expert-review.rules'
import { useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useUser } from '../../../state/session.ts'
import { showToast } from '../../../state/toasts.ts'
import { useProductNow } from '../../../wiring/core/clock.ts'
import { askExpert } from '../../../wiring/launches/expert-review.ts'

/** The offer of an expert's review of an ad, while it's valid; otherwise null (EDT-15). */
export function useExpertOffer(ideaId: string, balloonId: string): ExpertOfferProps | null {
  const { t } = useTranslation()
  const user = useUser()
  const now = useProductNow()
  const [isPending, setPending] = useState(false)
  const state = user && expertReviewOf(user, now)
  if (!state) return null
  const ask = async () => {
    setPending(true)
    const isAsked = await askExpert(ideaId, balloonId)
    setPending(false)
    if (!isAsked) showToast({ tone: 'error', text: t('launch.expert.failed') })
  }
  return {
    state: isPending ? 'pending' : state,
    endDate: expertReviewEnd(user),
    onAsk: () => void ask(),
  }
}
