import { SetVideo, type SetVideoAnswer } from '@aloft/views/creatives/studio/set-video'
import { useVideoChoice } from '../../wiring/creatives/use-video-choice.ts'

interface SetVideoModalProps {
  readonly ideaId: string
  readonly isReplacing: boolean
  readonly onAnswer: (answer: SetVideoAnswer) => void
  readonly onClose: () => void
}

/** Asks for the video of a creative (MOD-06, CRE-11). Leaving stops what is being uploaded. */
export function SetVideoModal({ ideaId, ...props }: SetVideoModalProps) {
  return <SetVideo {...props} {...useVideoChoice(ideaId)} />
}
