import { GuideButton } from '@aloft/design-system/patterns/guide/guide-button'
import { GuideChecklist } from '@aloft/design-system/patterns/guide/guide-checklist'
import { GuidePopup } from '@aloft/design-system/patterns/guide/guide-popup'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { GuideTask } from '@aloft/domain/guide/guide.rules'
import { connectGuide, type GuideView } from '@aloft/machines/guide/guide.connect'
import { guideMachine } from '@aloft/machines/guide/guide.machine'
import { guideScenarios } from '@aloft/machines/guide/guide.scenarios'
import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { playground } from './playground.tsx'
import { scenesOf } from './scene.tsx'

const meta: Meta = { title: 'Machines/Guide' }
export default meta

const tasks: readonly GuideTask[] = [
  { name: 'setupBrand', isDone: true },
  { name: 'buildCreative', isDone: false },
  { name: 'generateAdTexts', isDone: false },
  { name: 'launch', isDone: false },
]

/** The guide as the app draws it, with a page that only has the control of the step. */
function Shown({ isOpen, current, isStepShown, missed }: GuideView) {
  const { t } = useTranslation()
  const [target, setTarget] = useState<Element | null>(null)
  // The popup is in the dialog of its target, and so in the picture.
  return (
    <div
      role="dialog"
      aria-label="The page"
      style={{ display: 'grid', gap: 16, justifyItems: 'start', minHeight: 320 }}
    >
      <GuideButton
        tasks={tasks}
        isOpen={isOpen}
        isWaiting={current !== null && !isStepShown}
        onPress={fn()}
      />
      {isOpen && !current ? (
        <GuideChecklist tasks={tasks} missed={missed} onStart={fn()} onClose={fn()} />
      ) : null}
      {current && isStepShown ? (
        <>
          <span ref={setTarget}>{current.step.selector}</span>
          {target ? (
            <GuidePopup
              target={target}
              text={t(`guide.steps.${current.step.selector}`)}
              number={current.number}
              count={current.count}
              position="bottom"
              onNext={current.step.canBeSkipped ? fn() : undefined}
              onLeave={fn()}
            />
          ) : null}
        </>
      ) : null}
    </div>
  )
}

const scene = scenesOf(guideMachine, guideScenarios, (snapshot) => <Shown {...connectGuide(snapshot)} />)

export const Playground = playground('guide', 'closed')
export const Closed = scene('closed', ['button', /^Getting started/])
export const Checklist = scene('checklist', ['region', /Getting started/])
export const StepDelayed = scene('stepWaiting.delayed', ['button', /^Getting started/])
export const StepFinding = scene('stepWaiting.finding', ['button', /^Getting started/], {
  like: 'machines-guide--step-delayed',
})
export const StepShown = scene('stepShown', ['group', /Step 3 of 9/])
export const Skipped = scene('skipped', ['button', /^Getting started/], {
  like: 'machines-guide--step-delayed',
})
