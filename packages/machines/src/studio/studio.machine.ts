import type { CreativeFormat } from '@aloft/domain/creatives/creative-formats.rules'
import type { Box } from '@aloft/domain/creatives/studio/box.rules'
import type { Handle } from '@aloft/domain/creatives/studio/resize.rules'
import type { SceneCommand } from '@aloft/domain/creatives/studio/scene-commands.rules'
import { newHistory } from '@aloft/domain/creatives/studio/scene-history.rules'
import { clicked, framed } from '@aloft/domain/creatives/studio/selection.rules'
import { noGuides } from '@aloft/domain/creatives/studio/snapping.rules'
import { assign, setup } from 'xstate'
import type { Scenes } from '@aloft/domain/creatives/studio/sizes.rules'
import { newContext, shownScene, type StudioContext, type StudioInput } from './studio.context.ts'
import {
  commanded,
  copied,
  type Drag,
  dragged,
  dropped,
  duplicated,
  followed,
  merged,
  restored,
  pasted,
  selectionIn,
  spun,
  stretched,
  travelled,
} from './studio.edits.ts'

export type StudioEvent =
  | { readonly type: 'OPEN_FORMAT'; readonly format: CreativeFormat }
  | { readonly type: 'SELECT'; readonly ids: readonly string[] }
  /** A layer was pressed; with Shift it's added or removed. */
  | { readonly type: 'CLICK'; readonly id: string; readonly isAdded: boolean }
  /** `at`: milliseconds since any fixed time; changes of one `kind` within a pause are one step. */
  | { readonly type: 'COMMAND'; readonly command: SceneCommand; readonly kind?: string; readonly at: number }
  | { readonly type: 'COPY' }
  /** `prefix` starts the ids of the copies. */
  | { readonly type: 'PASTE'; readonly prefix: string; readonly at: number }
  | { readonly type: 'DUPLICATE'; readonly prefix: string; readonly at: number }
  | { readonly type: 'UNDO' }
  | { readonly type: 'REDO' }
  /** An earlier version, or a layer of it, is taken over as a step. */
  | { readonly type: 'RESTORE'; readonly scenes: Scenes; readonly at: number }
  /** A size follows the main one again. */
  | { readonly type: 'FOLLOW'; readonly format: CreativeFormat; readonly at: number }
  | { readonly type: 'EDIT_TEXT'; readonly id: string }
  | { readonly type: 'END_TEXT' }
  | { readonly type: 'START_FRAME'; readonly isAdded: boolean }
  | { readonly type: 'FRAME'; readonly box: Box }
  | { readonly type: 'START_MOVE' }
  | { readonly type: 'START_ROTATE' }
  | { readonly type: 'START_RESIZE'; readonly handle: Handle }
  | ({ readonly type: 'DRAG' } & Drag)
  /** Since the drag began. */
  | { readonly type: 'ROTATE'; readonly degrees: number }
  | { readonly type: 'DROP'; readonly at: number }
  | { readonly type: 'CANCEL' }
  | { readonly type: 'SET_READ_ONLY'; readonly isReadOnly: boolean }
  /** Somebody else saved something. It's in the scenes as well as the user's own changes. */
  | { readonly type: 'MERGE'; readonly scenes: Scenes }
  /** The server's scenes were taken instead of the user's, so older steps lead nowhere. */
  | { readonly type: 'REPLACE'; readonly scenes: Scenes }

type EventOf<Type extends StudioEvent['type']> = Extract<StudioEvent, { type: Type }>

/**
 * The studio's stage: what's selected and what the pointer does with it (CRE-01). A drag changes a draft of the open scene,
 * which becomes one step when it ends, and nothing if it's canceled.
 */
export const studioMachine = setup({
  types: {
    context: {} as StudioContext,
    events: {} as StudioEvent,
    input: {} as StudioInput,
    tags: {} as 'gesture',
  },
  guards: {
    isReadOnly: ({ context }) => context.isReadOnly,
    willBeReadOnly: (_, isReadOnly: boolean) => isReadOnly,
    canDrag: ({ context }) => selectionIn(context).some(({ isLocked }) => !isLocked),
    isText: ({ context }, id: string) => {
      const found = shownScene(context)?.elements.find((element) => element.id === id)
      return found?.type === 'text' && !found.isLocked
    },
  },
  actions: {
    openFormat: assign(({ context }, format: CreativeFormat) =>
      context.history.present.scenes[format] && format !== context.format ? { format, selection: [] } : {},
    ),
    select: assign(({ context }, ids: readonly string[]) => {
      const elements = shownScene(context)?.elements ?? []
      return { selection: elements.filter(({ id }) => ids.includes(id)).map(({ id }) => id) }
    }),
    click: assign(({ context }, { id, isAdded }: Omit<EventOf<'CLICK'>, 'type'>) => {
      const scene = shownScene(context)
      return scene ? { selection: clicked(scene, context.selection, id, isAdded) } : {}
    }),
    apply: assign(({ context }, { command, ...step }: Omit<EventOf<'COMMAND'>, 'type'>) =>
      commanded(context, command, step),
    ),
    copy: assign(({ context }) => copied(context)),
    paste: assign(({ context }, where: { readonly prefix: string; readonly at: number }) =>
      pasted(context, context.clipboard, where),
    ),
    duplicate: assign(({ context }, where: { readonly prefix: string; readonly at: number }) =>
      duplicated(context, where),
    ),
    restore: assign(({ context }, { scenes, at }: Omit<EventOf<'RESTORE'>, 'type'>) =>
      restored(context, scenes, at),
    ),
    follow: assign(({ context }, { format, at }: Omit<EventOf<'FOLLOW'>, 'type'>) =>
      followed(context, format, at),
    ),
    travel: assign(({ context }, direction: 'undo' | 'redo') => travelled(context, direction)),
    startFrame: assign(({ context }, isAdded: boolean) => ({
      frame: {
        box: { x: 0, y: 0, width: 0, height: 0 },
        selectedBefore: isAdded ? context.selection : [],
      },
      selection: isAdded ? context.selection : [],
    })),
    frame: assign(({ context }, box: Box) => {
      const scene = shownScene(context)
      if (!scene || !context.frame) return {}
      const selected = new Set([...context.frame.selectedBefore, ...framed(scene, box)])
      return {
        frame: { ...context.frame, box },
        selection: scene.elements.filter(({ id }) => selected.has(id)).map(({ id }) => id),
      }
    }),
    endFrame: assign({ frame: null }),
    takeHandle: assign((_, handle: Handle) => ({ handle })),
    drag: assign(({ context }, drag: Drag) => dragged(context, drag)),
    stretch: assign(({ context }, drag: Drag) => stretched(context, drag)),
    rotate: assign(({ context }, degrees: number) => spun(context, degrees)),
    drop: assign(
      ({ context }, { type, at }: { readonly type: 'move' | 'resize' | 'rotate'; readonly at: number }) =>
        dropped(context, type, at),
    ),
    endDrag: assign({ draft: null, guides: noGuides, handle: null }),
    setReadOnly: assign((_, isReadOnly: boolean) => ({ isReadOnly })),
    merge: assign(({ context }, scenes: Scenes) => merged(context, scenes)),
    replace: assign(({ context: { format } }, scenes: Scenes) => ({
      history: newHistory({ scenes, format }),
      selection: [],
    })),
  },
}).createMachine({
  id: 'studio',
  context: ({ input }) => newContext(input),
  initial: 'opening',
  on: {
    MERGE: { actions: { type: 'merge', params: ({ event }) => event.scenes } },
    REPLACE: {
      target: '.opening',
      actions: [{ type: 'replace', params: ({ event }) => event.scenes }, 'endDrag', 'endFrame'],
    },
    SET_READ_ONLY: {
      target: '.opening',
      actions: [{ type: 'setReadOnly', params: ({ event }) => event.isReadOnly }, 'endDrag', 'endFrame'],
    },
  },
  states: {
    opening: { always: [{ guard: 'isReadOnly', target: 'readOnly' }, { target: 'idle' }] },
    /** Layers can be selected and looked at, but nothing changes. */
    readOnly: {
      on: {
        OPEN_FORMAT: { actions: { type: 'openFormat', params: ({ event }) => event.format } },
        SELECT: { actions: { type: 'select', params: ({ event }) => event.ids } },
        CLICK: { actions: { type: 'click', params: ({ event }) => event } },
      },
    },
    idle: {
      on: {
        OPEN_FORMAT: { actions: { type: 'openFormat', params: ({ event }) => event.format } },
        SELECT: { actions: { type: 'select', params: ({ event }) => event.ids } },
        CLICK: { actions: { type: 'click', params: ({ event }) => event } },
        COMMAND: { actions: { type: 'apply', params: ({ event }) => event } },
        COPY: { actions: 'copy' },
        PASTE: { actions: { type: 'paste', params: ({ event }) => event } },
        DUPLICATE: { actions: { type: 'duplicate', params: ({ event }) => event } },
        RESTORE: { actions: { type: 'restore', params: ({ event }) => event } },
        FOLLOW: { actions: { type: 'follow', params: ({ event }) => event } },
        UNDO: { actions: { type: 'travel', params: 'undo' } },
        REDO: { actions: { type: 'travel', params: 'redo' } },
        START_FRAME: {
          target: 'framing',
          actions: { type: 'startFrame', params: ({ event }) => event.isAdded },
        },
        START_MOVE: { guard: 'canDrag', target: 'moving' },
        START_ROTATE: { guard: 'canDrag', target: 'rotating' },
        START_RESIZE: {
          guard: 'canDrag',
          target: 'resizing',
          actions: { type: 'takeHandle', params: ({ event }) => event.handle },
        },
        EDIT_TEXT: {
          guard: { type: 'isText', params: ({ event }) => event.id },
          target: 'editingText',
          actions: { type: 'select', params: ({ event }) => [event.id] },
        },
      },
    },
    framing: {
      tags: 'gesture',
      on: {
        FRAME: { actions: { type: 'frame', params: ({ event }) => event.box } },
        DROP: { target: 'idle', actions: 'endFrame' },
        CANCEL: { target: 'idle', actions: 'endFrame' },
      },
    },
    moving: {
      tags: 'gesture',
      on: {
        DRAG: { actions: { type: 'drag', params: ({ event }) => event } },
        DROP: {
          target: 'idle',
          actions: { type: 'drop', params: ({ event }) => ({ type: 'move' as const, at: event.at }) },
        },
        CANCEL: { target: 'idle', actions: 'endDrag' },
      },
    },
    resizing: {
      tags: 'gesture',
      on: {
        DRAG: { actions: { type: 'stretch', params: ({ event }) => event } },
        DROP: {
          target: 'idle',
          actions: { type: 'drop', params: ({ event }) => ({ type: 'resize' as const, at: event.at }) },
        },
        CANCEL: { target: 'idle', actions: 'endDrag' },
      },
    },
    rotating: {
      tags: 'gesture',
      on: {
        ROTATE: { actions: { type: 'rotate', params: ({ event }) => event.degrees } },
        DROP: {
          target: 'idle',
          actions: { type: 'drop', params: ({ event }) => ({ type: 'rotate' as const, at: event.at }) },
        },
        CANCEL: { target: 'idle', actions: 'endDrag' },
      },
    },
    /** The words of a text have the focus: keys type instead of moving layers. */
    editingText: {
      on: {
        COMMAND: { actions: { type: 'apply', params: ({ event }) => event } },
        END_TEXT: 'idle',
        // A press on the stage arrives before the field loses the focus.
        CLICK: { target: 'idle', actions: { type: 'click', params: ({ event }) => event } },
        START_FRAME: {
          target: 'framing',
          actions: { type: 'startFrame', params: ({ event }) => event.isAdded },
        },
      },
    },
  },
})
