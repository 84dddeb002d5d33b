import { type Design, newDesign } from '@aloft/domain/creatives/wizard/design.rules'
import type { DesignMaterial } from '@aloft/domain/creatives/wizard/design-material.entity'
import type { DesignStep } from '@aloft/domain/creatives/wizard/design-steps.rules'
import {
  connectCreativeWizard,
  type CreativeWizardView,
} from '@aloft/machines/creative-wizard/creative-wizard.connect'
import type { CreativeWizardEvent } from '@aloft/machines/creative-wizard/creative-wizard.machine'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { designAddress, designStepAt, type DesignTarget } from '../../../addresses/design-address.ts'
import { useSearchParams } from '../../../router/use-search-params.ts'
import { storedDesign, storeDesign } from '../../../state/designs.ts'
import { inspect } from '../../../wiring/core/inspect.ts'
import { wiredCreativeWizard } from '../../../wiring/creatives/save-design.ts'

/** The running wizard, and a function that takes its events and goes to the page of the step they lead to. */
interface RunningWizard {
  readonly wizard: CreativeWizardView
  readonly send: (event: CreativeWizardEvent) => void
}

/**
 * The wizard at the step of the address, with the answers that the browser stored (ENT-31). The address follows the
 * wizard, and the wizard the browser's own buttons; a step that can't be opened yet leads to the first that can be answered.
 */
export function useDesign(
  target: DesignTarget,
  material: DesignMaterial,
  onSaved: (adCreativeId: string) => void,
): RunningWizard {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const step = designStepAt(pathname, query)
  const subject = { ideaId: target.ideaId, balloonId: target.ad?.balloonId ?? null }
  const [machine] = useState(() => wiredCreativeWizard(target, material))
  const [input] = useState(() => ({ design: storedDesign(subject) ?? newDesign(material.texts), step }))
  const actor = useActorRef(machine, { input })
  const snapshot = useSelector(actor, (state) => state)
  const wizard = connectCreativeWizard(snapshot)
  useEffect(() => inspect('Creative wizard', actor), [actor])

  const keep = useEffectEvent((design: Design) => storeDesign(subject, design))
  const leave = useEffectEvent((adCreativeId: string) => {
    storeDesign(subject, null)
    onSaved(adCreativeId)
  })
  const { design, adCreativeId } = wizard
  useEffect(() => {
    if (design !== input.design) keep(design)
  }, [design, input])
  useEffect(() => {
    if (adCreativeId !== null) leave(adCreativeId)
  }, [adCreativeId])

  const follow = useEffectEvent((wanted: DesignStep) => {
    if (actor.getSnapshot().context.step !== wanted) actor.send({ type: 'GO_TO', step: wanted })
    const { step: opened } = actor.getSnapshot().context
    if (opened !== wanted) void navigate(designAddress(opened, target), { replace: true })
  })
  useEffect(() => follow(step), [step])

  const send = (event: CreativeWizardEvent) => {
    actor.send(event)
    const { step: next } = actor.getSnapshot().context
    if (next !== step) void navigate(designAddress(next, target))
  }
  return { wizard, send }
}
