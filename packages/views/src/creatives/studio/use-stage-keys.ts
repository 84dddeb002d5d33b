import { type StudioAct, studioActOf } from '@aloft/domain/creatives/studio/studio-keys.rules'
import { useEffect, useEffectEvent } from 'react'
import type { Act, StageState } from './studio-content.ts'

const typedInto =
  'textarea, select, [contenteditable], dialog, [popover], input:not([type=checkbox], [type=radio], [type=button])'

/** Where single keys are for the layers; in the frame around the studio they aren't. */
const ofStudio = '[data-studio]'

const gestures = ['framing', 'moving', 'resizing', 'rotating']

/** The keys of the stage, as `studioActOf` lists them. Copying selected text stays with the browser. */
export function useStageKeys(stage: StageState, onAct: Act): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, altKey, shiftKey } = event
    if (event.defaultPrevented || event.isComposing || !(target instanceof Element)) return
    if (target.closest(typedInto)) {
      if (key === 'Escape' && target.closest(ofStudio)) act(event, () => returnToLayer(stage))
      return
    }
    const hasCommand = event.ctrlKey || event.metaKey
    if (key === 'Escape' && gestures.includes(stage.mode)) return act(event, () => onAct({ type: 'CANCEL' }))
    if (!hasCommand && target !== document.body && !target.closest(ofStudio)) return
    // Enter presses a focused button, unless that is a layer on the stage.
    if (key === 'Enter' && !target.closest('[data-layer]') && target.closest('button')) return
    const studioAct = studioActOf({ key, hasCommand, hasShift: shiftKey, hasAlt: altKey })
    const perform = studioAct && performing(studioAct, stage, onAct)
    if (perform) act(event, perform)
  })
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

function act(event: KeyboardEvent, perform: () => void): void {
  event.preventDefault()
  perform()
}

/** From a field back to the layer it's about, so that the next keys move it. */
function returnToLayer({ selected }: StageState): void {
  const layers = [...document.querySelectorAll<HTMLElement>('[data-layer]')]
  const layer = layers.find(({ dataset }) => dataset['layer'] === selected[0]?.id)
  if (layer) layer.focus({ preventScroll: true })
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

const hasSelectedText = () => document.getSelection()?.isCollapsed === false

/** What a key does now; null if there's nothing to do it with. */
function performing(studioAct: StudioAct, stage: StageState, onAct: Act): (() => void) | null {
  const { selected, scene, mode } = stage
  const ids = selected.map(({ id }) => id)
  const isReadOnly = mode === 'readOnly'
  if (studioAct.type === 'selectNone') return ids.length > 0 ? () => onAct({ type: 'SELECT', ids: [] }) : null
  if (studioAct.type === 'selectAll')
    return () =>
      onAct({ type: 'SELECT', ids: scene.elements.filter(({ isHidden }) => !isHidden).map(({ id }) => id) })
  if (isReadOnly) return null
  if (studioAct.type === 'undo') return () => onAct({ type: 'UNDO' })
  if (studioAct.type === 'redo') return () => onAct({ type: 'REDO' })
  if (studioAct.type === 'paste') return stage.canPaste ? () => onAct({ type: 'PASTE' }) : null
  const [first] = selected
  if (!first) return null
  const command = (value: Extract<Parameters<Act>[0], { type: 'COMMAND' }>['command'], kind?: string) =>
    onAct({ type: 'COMMAND', command: value, ...(kind !== undefined && { kind }) })
  switch (studioAct.type) {
    case 'move':
      return () => command({ type: 'move', ids, by: studioAct.by }, `arrows ${ids.join()}`)
    case 'resize': {
      const { by } = studioAct
      const handle = by.x === 0 ? 's' : 'e'
      return () =>
        command({ type: 'resize', ids, handle, by, hasFixedRatio: false }, `arrow sides ${ids.join()}`)
    }
    case 'order':
      return () => command({ type: 'order', ids, to: studioAct.to })
    case 'remove':
      return () => command({ type: 'remove', ids })
    case 'duplicate':
      return () => onAct({ type: 'DUPLICATE' })
    case 'copy':
      return hasSelectedText() ? null : () => onAct({ type: 'COPY' })
    case 'cut':
      if (hasSelectedText()) return null
      return () => {
        onAct({ type: 'COPY' })
        command({ type: 'remove', ids })
      }
    case 'group':
      return () => onAct({ type: 'GROUP' })
    case 'ungroup':
      return () => command({ type: 'ungroup', ids })
    case 'editText':
      return first.type === 'text' ? () => onAct({ type: 'EDIT_TEXT', id: first.id }) : null
  }
}
