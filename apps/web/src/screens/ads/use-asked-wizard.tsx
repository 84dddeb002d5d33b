import { openNewAdQuestions, wizardChangeOf } from '@aloft/domain/assistant/focus/new-ad-form.rules'
import { connectCreateAd, type CreateAdView } from '@aloft/machines/create-ad/create-ad.connect'
import type { createAdMachine, WizardDraft } from '@aloft/machines/create-ad/create-ad.machine'
import type { ShownOffer } from '@aloft/views/ads/create/offer-field'
import { FocusInvite } from '@aloft/views/assistant/focus-invite'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { isPathOf } from '../../addresses/page-paths.ts'
import { setChatOpen } from '../../state/chat-open.ts'
import { useFocusForm } from '../../state/focus-form.ts'

/** Names of offers that are shown as answers. */
const mostOffers = 5

interface AskedParts {
  readonly snapshot: SnapshotFrom<typeof createAdMachine>
  readonly ideaId: string
  readonly draft: WizardDraft | null
  readonly offers: readonly ShownOffer[]
}

interface Asked {
  /** The brand, if the assistant has filled in something that isn't sent yet. */
  readonly ledFor: string | undefined
  readonly invite: ReactNode
}

/** Lets Loona fill in the wizard by asking (AST-06, OPN-88). */
export function useAskedWizard(
  actor: ActorRefFrom<typeof createAdMachine>,
  { snapshot, ideaId, draft, offers }: AskedParts,
): Asked {
  const [isLed, setLed] = useState(draft?.ledFor !== undefined)
  const isHere = isPathOf(useLocation().pathname, ['create/new-ad'])
  const view = connectCreateAd(snapshot)
  const open = openIn(view)
  useFocusForm(
    isHere
      ? {
          key: 'newAd',
          open: () => openIn(connectCreateAd(actor.getSnapshot())),
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
    { open, suggestions: { offeringName: offers.slice(0, mostOffers).map(({ name }) => name) } },
  )
  const { stage, step } = view
  // The page changes as soon as the ad is requested; if that fails, the draft is continued.
  const isOpen = stage === 'editing'
  // Whoever goes through the steps by themselves has chosen their way.
  const isInvited = isHere && (isLed || step === 'platform') && open.length > 0
  return {
    ledFor: isLed && isOpen ? ideaId : undefined,
    invite: isInvited ? <FocusInvite onOpen={() => setChatOpen(true)} /> : null,
  }
}

function openIn({ stage, params, skipped }: CreateAdView) {
  return stage === 'editing' ? openNewAdQuestions(params, skipped) : []
}
