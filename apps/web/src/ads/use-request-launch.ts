import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useCommand } from '../queries/use-command.ts'
import { showToast } from '../state/toasts.ts'
import { requestLaunch } from '../wiring/launches/request-launch.ts'

/** Asks the owner of a brand to launch an ad; a failure is a toast (OPN-63). */
export function useRequestLaunch({ ideaId, balloonId }: { ideaId: string; balloonId: string }): {
  readonly request: () => void
  readonly isPending: boolean
  /** They were asked, by this page or today already. */
  readonly isDone: boolean
} {
  const { t } = useTranslation()
  const asking = useCommand(
    () => requestLaunch(ideaId, balloonId),
    (isAsked) => {
      if (!isAsked) showToast({ tone: 'error', text: t('launch.ask.failed') })
    },
  )
  return {
    request: () => void asking.start(null),
    isPending: asking.isPending,
    isDone: asking.result === true,
  }
}
