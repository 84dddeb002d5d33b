import { type GuideTask, guideTasksFor } from '@aloft/domain/guide/guide.rules'
import { useMemo } from 'react'
import { useBrand } from '../state/brand.ts'
import { useUser } from '../state/session.ts'

/** The tasks of the guide as far as the user is; null until the open brand is loaded. */
export function useGuideTasks(): readonly GuideTask[] | null {
  const { idea, status } = useBrand()
  const completedTasks = useUser()?.completedTasks
  return useMemo(() => {
    if (status !== 'ready' || !idea || !completedTasks) return null
    return guideTasksFor({
      completedTasks,
      platforms: idea.balloons.flatMap(({ platform, archiveDate }) =>
        platform !== null && archiveDate === null ? [platform] : [],
      ),
      hasLaunched: idea.balloons.some(({ status: ad }) => ad !== 'IN_PROGRESS' && ad !== 'deprecated'),
    })
  }, [idea, status, completedTasks])
}
