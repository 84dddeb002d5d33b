import { type AutopilotContent, AutopilotPanel } from '@aloft/views/ads/autopilot/autopilot-panel'
import { EditorSection } from '@aloft/views/ads/editor/editor-section'
import { checkAutopilotSwitch } from '@aloft/domain/ads/autopilot.rules'
import { connectAutopilot } from '@aloft/machines/autopilot/autopilot.connect'
import type { autopilotMachine, AutopilotRequest } from '@aloft/machines/autopilot/autopilot.machine'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { useOpenModal } from '../../../../modals/use-linked-modal.ts'
import { failedLoad } from '../../../../queries/failed-load.ts'
import { useMay } from '../../../../state/rights.ts'
import { useAutopilotFailure, wiredAutopilot } from '../../../../wiring/launches/autopilot.ts'
import { useClockMoves, useProductNow } from '../../../../wiring/core/clock.ts'
import { inspect } from '../../../../wiring/core/inspect.ts'
import type { EditedAd } from '../ad-store.ts'
import { useAdSubject, useEditedAd } from '../edited-ad.tsx'

// As it is written, saved or not.
const autopilotOf = ({ balloon, content: { ad }, currency }: EditedAd) => ({
  status: balloon.status,
  recurrence: ad.fundingRecurrence,
  currency,
})

/** The autopilot of the ad (AUT-01 to AUT-04). */
export function AutopilotSection() {
  const { t } = useTranslation()
  const { recurrence } = useEditedAd(autopilotOf)
  const summary = t(`autopilot.summary.${recurrence === 'monthly' ? 'monthly' : 'oneOff'}`)
  return (
    <EditorSection section="autopilot" summary={summary}>
      <Autopilot />
    </EditorSection>
  )
}

function Autopilot() {
  const subject = useAdSubject()
  const { status, recurrence, currency } = useEditedAd(autopilotOf)
  const openModal = useOpenModal()
  const [machine] = useState(() => wiredAutopilot(subject))
  const [snapshot, send, actor] = useMachine(machine)
  const may = useMay()
  const moves = useClockMoves()
  const now = useProductNow()
  useEffect(() => inspect('autopilot', actor), [actor])
  useReload(actor, `${status} ${moves}`)
  const failed = failedLoad(useAutopilotFailure(subject), () => send({ type: 'RELOAD' }))
  const refusal = checkAutopilotSwitch({ recurrence, status })
  return (
    <AutopilotPanel
      content={contentOf(snapshot, refusal, failed)}
      currency={currency}
      now={now}
      onSwitch={may('set-autopilot') ? (isOn) => send({ type: 'SWITCH', isOn }) : undefined}
      onLift={may('lift-autopilot-hold') ? (lever) => send({ type: 'LIFT', lever }) : undefined}
      onEvaluate={may('retry-autopilot') ? () => send({ type: 'EVALUATE' }) : undefined}
      onLog={() => openModal('autopilot-logs', { ad: subject.balloonId })}
    />
  )
}

/** Reloads the autopilot when the ad's status changes or the product's clock is moved. */
function useReload(actor: ActorRefFrom<typeof autopilotMachine>, occasion: string): void {
  // The first load is already in progress and ignores this event.
  useEffect(() => actor.send({ type: 'RELOAD' }), [actor, occasion])
}

function contentOf(
  snapshot: SnapshotFrom<typeof autopilotMachine>,
  refusal: ReturnType<typeof checkAutopilotSwitch>,
  failed: ReturnType<typeof failedLoad>,
): AutopilotContent {
  const view = connectAutopilot(snapshot)
  if (view.kind === 'loading') return view
  if (view.kind === 'failed') return failed
  const { data, pending, isEvaluating, failure } = view
  const isOn = data.state.isOn && refusal !== 'oneOffAd'
  const state = { ...data.state, isOn, refusal }
  return { kind: 'ready', state, logs: data.logs, pending: pending && partOf(pending), isEvaluating, failure }
}

function partOf(request: AutopilotRequest) {
  if (request.type === 'LIFT') return request.lever
  return request.type === 'EVALUATE' ? 'evaluate' : 'switch'
}
