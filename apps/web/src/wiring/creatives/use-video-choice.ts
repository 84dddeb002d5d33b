import { connectSetVideo, type SetVideoView } from '@aloft/machines/set-video/set-video.connect'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { inspect } from '../core/inspect.ts'
import { wiredSetVideo } from './set-video.ts'

/** The running choice of a video for a brand's creative, and what its user does. */
export function useVideoChoice(ideaId: string): {
  readonly content: SetVideoView
  readonly onLink: (url: string) => void
  readonly onPick: (file: File) => void
  readonly onStop: () => void
  readonly onChange: () => void
} {
  const [machine] = useState(() => wiredSetVideo(ideaId))
  const actor = useActorRef(machine)
  const content = connectSetVideo(useSelector(actor, (state) => state))
  useEffect(() => inspect('Set video', actor), [actor])
  return {
    content,
    onLink: (url) => actor.send({ type: 'LINK', url }),
    onPick: (file) => actor.send({ type: 'PICK', file }),
    onStop: () => actor.send({ type: 'STOP' }),
    onChange: () => actor.send({ type: 'CHANGE' }),
  }
}
