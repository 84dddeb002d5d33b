import type { Mix } from '@aloft/domain/creatives/mixer/mix.rules'
import type { DesignMaterial } from '@aloft/domain/creatives/wizard/design-material.entity'
import {
  connectCreativeMixer,
  type CreativeMixerView,
} from '@aloft/machines/creative-mixer/creative-mixer.connect'
import type { CreativeMixerEvent } from '@aloft/machines/creative-mixer/creative-mixer.machine'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { storedMix, storeMix } from '../../../state/mixes.ts'
import { inspect } from '../../../wiring/core/inspect.ts'
import { wiredCreativeMixer } from '../../../wiring/creatives/mixer/creative-mixer.ts'
import { type MixDrawings, openMixDrawer } from '../../../wiring/creatives/mixer/mix-drawer.ts'

/** The running mixer, its drawings, and a function that takes its events. */
interface RunningMixer {
  readonly mixer: CreativeMixerView
  readonly drawings: MixDrawings
  readonly send: (event: CreativeMixerEvent) => void
}

/** The mixer of a brand, with what the browser stored (ENT-32). It stores each change, also what remains after saving. */
export function useMixer(
  ideaId: string,
  material: DesignMaterial,
  onSaved: (savedIds: readonly string[], isOpening: boolean) => void,
): RunningMixer {
  const [drawer] = useState(() => openMixDrawer(material))
  const [machine] = useState(() => wiredCreativeMixer(ideaId, material, drawer))
  const [input] = useState(() => ({ mix: storedMix(ideaId) }))
  const actor = useActorRef(machine, { input })
  const snapshot = useSelector(actor, (state) => state)
  const mixer = connectCreativeMixer(snapshot)
  const drawings = useSyncExternalStore(drawer.subscribe, drawer.get)
  useEffect(() => inspect('Creative mixer', actor), [actor])
  useEffect(() => drawer.close, [drawer])

  const store = useEffectEvent((mix: Mix) => storeMix(ideaId, mix))
  const { mix, stage } = mixer
  useEffect(() => {
    if (mix !== input.mix) store(mix)
  }, [mix, input])
  const leave = useEffectEvent(() => onSaved(mixer.savedIds, mixer.isOpening))
  useEffect(() => {
    if (stage === 'saved') leave()
  }, [stage])
  return { mixer, drawings, send: actor.send }
}
