import { openNewAdQuestions, wizardChangeOf } from '@aloft/domain/assistant/focus/new-ad-form.rules'
import { connectCreateAd } from '@aloft/machines/create-ad/create-ad.connect'
import type { createAdMachine, WizardDraft } from '@aloft/machines/create-ad/create-ad.machine'
import type { ShownOffer } from '@aloft/views/ads/create/offer-field'
import { FocusInvite } from '@aloft/views/assistant/focus-invite'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import type { ActorRefFrom } from 'xstate'
import { isPathOf } from '../../addresses/page-paths.ts'
import { setChatOpen } from '../../state/chat-open.ts'
import { useFocusForm } from '../../state/focus-form.ts'

/** Names of offers that are shown as answers. */
const mostOffers = 5

interface Asked {
  /** The brand, if the assistant has filled in something that isn't sent yet. */
  readonly ledFor: string | undefined
  readonly invite: ReactNode
}

/** Lets Loona fill in the wizard by asking (AST-06, OPN-88). */
export function useAskedWizard(
  actor: ActorRefFrom<typeof createAdMachine>,
  { ideaId, draft, offers }: { ideaId: string; draft: WizardDraft | null; offers: readonly ShownOffer[] },
): Asked {
  const [isLed, setLed] = useState(draft?.ledFor !== undefined)
  const isHere = isPathOf(useLocation().pathname, ['create/new-ad'])
  const openNow = () => {
    const { stage, params, skipped } = connectCreateAd(actor.getSnapshot())
    return stage === 'editing' ? openNewAdQuestions(params, skipped) : []
  }
  useFocusForm(
    isHere
      ? {
          key: 'newAd',
          open: openNow,
          save(question, value) {
            setLed(true)
            actor.send(
              value === null
                ? { type: 'SKIP', question }
                : { type: 'CHANGE', change: wizardChangeOf(question, value) },
            )
          },
          finish: () => actor.send({ type: 'REVIEW' }),
        }
      : null,
    { offeringName: offers.slice(0, mostOffers).map(({ name }) => name) },
  )
  const { stage, step } = connectCreateAd(actor.getSnapshot())
  // The page changes as soon as the ad is requested; if that fails, the draft is continued.
  const isOpen = stage === 'editing'
  // Whoever goes through the steps by themselves has chosen their way.
  const isInvited = isHere && (isLed || step === 'platform') && openNow().length > 0
  return {
    ledFor: isLed && isOpen ? ideaId : undefined,
    invite: isInvited ? <FocusInvite onOpen={() => setChatOpen(true)} /> : null,
  }
}
