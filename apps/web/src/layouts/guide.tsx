import { GuideButton } from '@aloft/design-system/patterns/guide/guide-button'
import { GuideChecklist } from '@aloft/design-system/patterns/guide/guide-checklist'
import { GuideDock } from '@aloft/design-system/patterns/guide/guide-dock'
import { GuidePopup } from '@aloft/design-system/patterns/guide/guide-popup'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { type GuideTask, opensByItself } from '@aloft/domain/guide/guide.rules'
import type { GuideTaskName } from '@aloft/domain/guide/guide-task-names.rules'
import type { GuideStepView } from '@aloft/machines/guide/guide.connect'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { isCreatePath } from '../addresses/page-address.ts'
import { isPathOf } from '../addresses/page-paths.ts'
import { useGuideTasks } from '../account/use-guide-tasks.ts'
import { useStartGuide } from '../account/use-start-guide.ts'
import { showToast } from '../state/toasts.ts'
import { useUser } from '../state/session.ts'
import { celebrate } from '../wiring/account/celebrate.ts'
import { guideActor, guidePlacement, onGuidePlaced, useGuide } from '../wiring/account/guide.ts'
import { findGuideTarget, scrollToTarget } from '../wiring/account/guide-target.ts'
import { useAdGeneration } from '../wiring/ads/ad-generation.ts'

/** The guide above every page of the product (GUI-01 to GUI-03, RTE-24); not while a brand or an ad is being created. */
export function Guide() {
  const { pathname } = useLocation()
  const tasks = useGuideTasks()
  useCompletion()
  if (!tasks || isCreatePath(pathname)) return null
  return <OpenGuide tasks={tasks} />
}

function OpenGuide({ tasks }: { readonly tasks: readonly GuideTask[] }) {
  const { isOpen, current, isStepShown, missed } = useGuide()
  const { pathname } = useLocation()
  const start = useStartGuide()
  const button = useRef<HTMLDivElement>(null)
  useOpening(tasks)
  const hasChecklist = isOpen && current === null
  // Once all is done, there's nothing to come back for.
  if (!isOpen && tasks.every(({ isDone }) => isDone)) return null
  /** The focus returns to the button, as what had it is gone. */
  const leaveChecklist = (act: () => void) => {
    act()
    button.current?.querySelector('button')?.focus()
  }
  return (
    <>
      <GuideDock
        isHiddenOnPhone={current !== null || isPathOf(pathname, ['editor', 'design-editor', 'launch'])}
      >
        <div ref={button} style={{ display: 'contents' }}>
          <GuideButton
            tasks={tasks}
            isOpen={isOpen}
            isWaiting={current !== null && !isStepShown}
            onPress={() => guideActor.send({ type: current ? 'LEAVE' : hasChecklist ? 'CLOSE' : 'OPEN' })}
          />
        </div>
        {hasChecklist ? (
          <GuideChecklist
            tasks={tasks}
            missed={missed}
            onStart={(task) => leaveChecklist(() => start(task))}
            onClose={() => leaveChecklist(() => guideActor.send({ type: 'CLOSE' }))}
          />
        ) : null}
      </GuideDock>
      {current && isStepShown ? <Step key={current.step.selector} {...current} /> : null}
    </>
  )
}

function Step({ number, count, step }: GuideStepView) {
  const { t } = useTranslation()
  const { selector, canBeSkipped, isScrollToElement, position, forcedArrowDirection } = step
  // The page may have drawn it again since.
  const target = useSyncExternalStore(onGuidePlaced, () => findGuideTarget(selector))
  const placement = useSyncExternalStore(onGuidePlaced, guidePlacement)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!isScrollToElement || isSeen) return undefined
    // Not at once: a page that was just opened scrolls by itself. Once it was in sight, the user scrolls.
    return onGuidePlaced(() => {
      const placed = findGuideTarget(selector)
      if (placed) setSeen(scrollToTarget(placed))
    })
  }, [selector, isScrollToElement, isSeen])
  if (!target) return null
  return (
    <GuidePopup
      target={target}
      placement={placement}
      text={t(`guide.steps.${selector}`)}
      number={number}
      count={count}
      position={position}
      forcedArrowDirection={forcedArrowDirection}
      onNext={canBeSkipped ? () => guideActor.send({ type: 'NEXT' }) : undefined}
      onLeave={() => guideActor.send({ type: 'LEAVE' })}
    />
  )
}

/** Opens the checklist by itself, once for each visit (GUI-15). */
function useOpening(tasks: readonly GuideTask[]): void {
  const user = useUser()
  const { stage } = useAdGeneration()
  const isRequested = stage === 'creating' || stage === 'running'
  const shouldOpen = opensByItself(tasks, user?.completedTasks ?? [], isRequested)
  useEffect(() => {
    if (shouldOpen) guideActor.send({ type: 'OPEN' })
  }, [shouldOpen])
}

/** Confetti and a toast for a finished task (GUI-13). */
function useCompletion(): void {
  const { t } = useTranslation()
  const notify = useEffectEvent((task: GuideTaskName) => {
    showToast({ text: t('guide.completed', { task: t(`guide.tasks.${task}.name`) }), tone: 'success' })
    // Without it, nothing is lost.
    celebrate().catch(() => undefined)
  })
  useEffect(() => {
    const completed = guideActor.on('COMPLETED', ({ task }) => notify(task))
    return () => completed.unsubscribe()
  }, [])
}
