import { stepsOf } from '@aloft/domain/guide/guide-steps'
import type { GuideTaskName } from '@aloft/domain/guide/guide-task-names.rules'
import { useLocation, useNavigate } from 'react-router'
import { pageLink } from '../addresses/page-link.ts'
import { pathsOf } from '../addresses/page-names.ts'
import { useCurrentIdea } from '../queries/use-current-idea.ts'
import { useUser } from '../state/session.ts'
import { guideActor } from '../wiring/account/guide.ts'

/**
 * Starts a task of the guide on the page of its first step; `onStay` is called if that page is open. Leaving the current
 * one may be refused, as always.
 */
export function useStartGuide(): (task: GuideTaskName, onStay?: () => void) => void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const currentIdeaId = useCurrentIdea()?._id ?? null
  const selectedIdeaId = useUser()?.selectedIdeaId ?? null
  return (task, onStay) => {
    const path = stepsOf(task)[0]?.path
    if (path && !pathsOf(path).includes(pathname))
      void navigate(pageLink(path, { currentIdeaId, selectedIdeaId }))
    else onStay?.()
    guideActor.send({ type: 'START', task })
  }
}
