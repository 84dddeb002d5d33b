import type { Scenes } from '@aloft/domain/creatives/studio/sizes.rules'
import type { AdCreative } from '@aloft/domain/creatives/ad-creative.entity'
import type { Creative } from '@aloft/domain/creatives/creative.entity'
import type { CreativeFormat } from '@aloft/domain/creatives/creative-formats.rules'
import { isSameJson } from '@aloft/domain/core/json'
import { pictureChange, pictureElement } from '@aloft/domain/creatives/studio/picture.rules'
import { videoChange, videoElement } from '@aloft/domain/creatives/studio/video.rules'
import { newElement, type Style } from '@aloft/domain/creatives/studio/new-element.rules'
import { connectStudio, type StudioView } from '@aloft/machines/studio/studio.connect'
import { type StudioEvent, studioMachine } from '@aloft/machines/studio/studio.machine'
import type { StudioAction } from '@aloft/views/creatives/studio/studio-content'
import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { currentScenes, useSceneEdits } from '../../state/scene-edits.ts'
import { inspect } from '../../wiring/core/inspect.ts'
import { editScenes } from '../../wiring/drafts/creative-drafts.ts'

/** What a new layer takes from the page; its look follows the picture. */
type AddedStyle = Pick<Style, 'text' | 'logo'>

/** The running studio of a creative: changes are saved as they're made, and others' are shown. */
export function useStudio({ _id: id, ideaId, creatives }: AdCreative, isReadOnly: boolean) {
  const edits = useSceneEdits(id)
  const [input] = useState(() => ({ scenes: currentScenes(id), isReadOnly }))
  const actor = useActorRef(studioMachine, { input })
  const snapshot = useSelector(actor, (state) => state)
  const { scenes } = snapshot.context.history.present
  useEffect(() => inspect('Studio', actor), [actor])
  useEffect(() => {
    if (actor.getSnapshot().context.isReadOnly !== isReadOnly)
      actor.send({ type: 'SET_READ_ONLY', isReadOnly })
  }, [actor, isReadOnly])

  useEffect(() => {
    let last = actor.getSnapshot().context.history.present.scenes
    const { unsubscribe } = actor.subscribe(({ context }) => {
      const next = context.history.present.scenes
      if (next === last) return
      last = next
      const changed = changedIn(currentScenes(id), next)
      if (Object.keys(changed).length > 0) editScenes(ideaId, id, changed)
    })
    return unsubscribe
  }, [actor, id, ideaId])

  // What somebody else saved, what was discarded, and what an earlier page left unsaved. Read from the store: since the last rendering,
  // the user may have changed more.
  const lastSaved = useRef(creatives)
  useEffect(() => {
    const isNewlySaved = lastSaved.current !== creatives
    lastSaved.current = creatives
    const known = currentScenes(id)
    const { scenes: present } = actor.getSnapshot().context.history.present
    if (Object.keys(changedIn(known, present)).length === 0) return
    actor.send({ type: isNewlySaved ? 'MERGE' : 'REPLACE', scenes: known })
  }, [actor, id, creatives, edits])

  const act = useCallback(
    (action: StudioAction, style: AddedStyle) => {
      const event = eventOf(action, connectStudio(actor.getSnapshot()), style)
      if (event) actor.send(event)
    },
    [actor],
  )
  return { stage: connectStudio(snapshot), scenes, act }
}

function changedIn(last: Scenes, next: Scenes): Scenes {
  const formats = Object.keys(next) as CreativeFormat[]
  const isChanged = (format: CreativeFormat) => {
    const [one, other] = [last[format] ?? null, next[format] ?? null]
    return one !== other && !isSameJson(one, other)
  }
  return Object.fromEntries(formats.filter(isChanged).map((format) => [format, next[format]]))
}

/** The start of new ids, which no other page uses. */
const newPrefix = () => crypto.randomUUID().slice(0, 13)

/** The machine's event for what a user does; null if there's nothing to do. */
function eventOf(
  action: StudioAction,
  { scene, selected }: StudioView,
  style: AddedStyle,
): StudioEvent | null {
  const at = performance.now()
  switch (action.type) {
    case 'COMMAND':
      return { ...action, at }
    case 'DROP':
      return { type: 'DROP', at }
    case 'FOLLOW':
    case 'RESTORE':
      return { ...action, at }
    case 'PASTE':
    case 'DUPLICATE':
      return { type: action.type, prefix: newPrefix(), at }
    case 'GROUP': {
      const ids = selected.map(({ id }) => id)
      return { type: 'COMMAND', command: { type: 'group', ids, groupId: newPrefix() }, at }
    }
    case 'ADD': {
      const element =
        scene &&
        newElement(action.added, `${action.added}-${newPrefix()}`, scene, { ...style, ...styleOf(scene) })
      return element && { type: 'COMMAND', command: { type: 'add', elements: [element] }, at }
    }
    case 'ADD_PICTURE': {
      const element = scene && pictureElement(`picture-${newPrefix()}`, action.picture, scene)
      return element && { type: 'COMMAND', command: { type: 'add', elements: [element] }, at }
    }
    case 'REPLACE_PICTURE': {
      const element = scene?.elements.find(({ id }) => id === action.id)
      if (!element) return null
      const values = pictureChange(element, action.picture)
      return { type: 'COMMAND', command: { type: 'change', ids: [action.id], values }, at }
    }
    case 'ADD_VIDEO': {
      const element = scene && videoElement(`video-${newPrefix()}`, action.video, scene)
      return element && { type: 'COMMAND', command: { type: 'add', elements: [element] }, at }
    }
    case 'REPLACE_VIDEO': {
      const values = videoChange(action.video)
      return { type: 'COMMAND', command: { type: 'change', ids: [action.id], values }, at }
    }
    default:
      return action
  }
}

/** New layers look like the picture's first text. */
function styleOf({ elements }: Creative): Pick<Style, 'font' | 'color'> {
  const text = elements.find((element) => element.type === 'text')
  return { font: text?.font ?? 'Instrument Sans', color: text?.color ?? '#1b1b18' }
}
