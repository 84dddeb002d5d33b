import { guideTaskNames } from '@aloft/domain/guide/guide-task-names.rules'
import { connectGuide, type GuideView } from '@aloft/machines/guide/guide.connect'
import { guideMachine, type ShownGuide } from '@aloft/machines/guide/guide.machine'
import { shallowEqual, useSelector } from '@xstate/react'
import { createActor, fromCallback, waitFor } from 'xstate'
import { onGuideEvent } from '../../state/guide-events.ts'
import { isAsking } from '../../state/modal.ts'
import { isKeyOf, readStored, writeStored } from '../../state/storage.ts'
import { api } from '../core/api.ts'
import { inspect } from '../core/inspect.ts'
import { guideProgress, type SavedTask } from './guide-progress.ts'
import { findGuideTarget, isOnGuideTarget } from './guide-target.ts'
import { sessionActor } from './session.ts'

/** How often a target that isn't there yet is searched for. */
const searchMs = 100

/** The guide: one actor for the whole app, which stays when a page in another layout is opened. */
export const guideActor = createActor(
  guideMachine.provide({
    actors: {
      findTarget: fromCallback(({ input: { selector }, sendBack }) => {
        const search = () => {
          if (findGuideTarget(selector)) sendBack({ type: 'FOUND' })
        }
        const timer = setInterval(search, searchMs)
        search()
        return () => clearInterval(timer)
      }),
      watchTarget: fromCallback(({ input: { selector }, sendBack }) => {
        const onClick = ({ target }: MouseEvent) => {
          if (isOnGuideTarget(selector, target)) sendBack({ type: 'PRESSED' })
        }
        // Before the press closes a menu, or opens a page.
        document.addEventListener('click', onClick, { capture: true })
        return () => document.removeEventListener('click', onClick, { capture: true })
      }),
    },
    guards: {
      isTargetThere: (_, step) => step !== null && findGuideTarget(step.selector) !== null,
      isDialogOpening: () => isAsking() && document.querySelector('[role=dialog]') === null,
    },
  }),
)

inspect('Guide', guideActor)

/** What the guide last showed in this browser. */
function storedGuide(): ShownGuide {
  const stored = readStored<ShownGuide>('guide')
  if (stored === null || stored === 'checklist') return stored
  return guideTaskNames.includes(stored.task) && Number.isInteger(stored.index) ? stored : null
}

const shownNow = () => connectGuide(guideActor.getSnapshot()).shown
const isSame = (one: ShownGuide, other: ShownGuide) => JSON.stringify(one) === JSON.stringify(other)

/** Shows what is stored, unless that's shown already. */
function followStored(): void {
  const stored = storedGuide()
  if (!isSame(stored, shownNow())) guideActor.send({ type: 'RESTORE', shown: stored })
}

window.addEventListener('storage', ({ key }) => {
  if (!document.hidden && isKeyOf('guide', key)) followStored()
})
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) followStored()
})

const progress = guideProgress({
  logIn: async () => void (await waitFor(sessionActor, (snapshot) => snapshot.hasTag('signedIn'))),
  save: async (task) => (await api.call('add-user-completed-task', { task })).kind === 'reply',
  read: () => readStored<SavedTask[]>('guideUnsaved') ?? [],
  write: (unsaved) => writeStored('guideUnsaved', unsaved.length > 0 ? unsaved : null),
})

guideActor.on('COMPLETED', ({ task }) => void progress.complete(task))
guideActor.on('CLOSED', () => void progress.complete('checklist'))

/** Tasks that are done outside of the guide too, by what the app reports. */
const taskOfEvent = {
  pictureUsed: 'buildCreative',
  textsUsed: 'generateAdTexts',
  textTaken: 'generateAdTexts',
  adLaunched: 'launch',
} as const

onGuideEvent((event) => {
  const isOwnTask = event in taskOfEvent
  const before = connectGuide(guideActor.getSnapshot()).current?.task
  guideActor.send({ type: 'HAPPENED', event })
  const task = isOwnTask ? taskOfEvent[event as keyof typeof taskOfEvent] : null
  // In the middle of a task, it's completed at its end.
  if (task !== null && task !== before) void progress.complete(task)
})

guideActor.start()
followStored()

// Not before, as what is stored would be replaced with the closed guide at the start.
// A hidden tab doesn't say what's shown.
guideActor.subscribe(() => {
  const shown = shownNow()
  if (!document.hidden && !isSame(shown, storedGuide())) writeStored('guide', shown)
})

void progress.saveAll()

let placement = 0

/** Calls whenever the popup of a step must be placed again, until the returned function is called. */
export function onGuidePlaced(onPlaced: () => void): () => void {
  const placed = guideActor.on('PLACE', () => {
    placement += 1
    onPlaced()
  })
  return () => placed.unsubscribe()
}

/** A number that changes with each placement. */
export const guidePlacement = () => placement

export function useGuide(): GuideView {
  return useSelector(guideActor, connectGuide, shallowEqual)
}
