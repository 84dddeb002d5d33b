import type { ExpertOfferProps } from '@aloft/views/launches/expert-offer'
import { expertReviewEnd, expertReviewOf } from '@aloft/domain/account/expert-review.rules'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useCommand } from '../../../queries/use-command.ts'
import { useUser } from '../../../state/session.ts'
import { showToast } from '../../../state/toasts.ts'
import { useProductNow } from '../../../wiring/core/clock.ts'
import { askExpert } from '../../../wiring/launches/expert-review.ts'

/** The offer of an expert's review of an ad, while it's valid; otherwise null (EDT-15). */
export function useExpertOffer(ideaId: string, balloonId: string): ExpertOfferProps | null {
  const { t } = useTranslation()
  const user = useUser()
  const now = useProductNow()
  const asking = useCommand(
    () => askExpert(ideaId, balloonId),
    (isAsked) => {
      if (!isAsked) showToast({ tone: 'error', text: t('launch.expert.failed') })
    },
  )
  const state = user && expertReviewOf(user, now)
  if (!state) return null
  return {
    state: asking.isPending ? 'pending' : state,
    endDate: expertReviewEnd(user),
    onAsk: () => void asking.start(null),
  }
}
