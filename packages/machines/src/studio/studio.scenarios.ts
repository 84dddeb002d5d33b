import type { EventExamples, Scenarios } from '../core/scenario.ts'
import { sampleContext, sampleScenes } from './studio.fixtures.ts'
import type { studioMachine } from './studio.machine.ts'

const always = ['MERGE', 'REPLACE', 'SET_READ_ONLY'] as const
const draft = sampleScenes['1:1']

/** A picture of each state. */
export const studioScenarios = {
  opening: { context: sampleContext, sees: 'The studio, about to open.', events: always },
  readOnly: {
    context: { ...sampleContext, isReadOnly: true },
    sees: 'The picture and its layers, and why nothing can be changed.',
    events: ['OPEN_FORMAT', 'SELECT', 'CLICK', ...always],
  },
  idle: {
    context: sampleContext,
    sees: 'The selected layer with its handles, its actions and its fields.',
    events: [
      'OPEN_FORMAT',
      'SELECT',
      'CLICK',
      'COMMAND',
      'COPY',
      'PASTE',
      'DUPLICATE',
      'FOLLOW',
      'RESTORE',
      'UNDO',
      'REDO',
      'EDIT_TEXT',
      'START_FRAME',
      'START_MOVE',
      'START_ROTATE',
      'START_RESIZE',
      ...always,
    ],
  },
  framing: {
    context: {
      ...sampleContext,
      frame: { box: { x: 40, y: 40, width: 500, height: 300 }, selectedBefore: [] },
    },
    sees: 'A frame from where they pressed, and the layers that it touches.',
    events: ['FRAME', 'DROP', 'CANCEL', ...always],
  },
  moving: {
    context: {
      ...sampleContext,
      draft,
      guides: {
        lines: [{ axis: 'x', at: 100, from: 0, to: 1080 }],
        distances: [{ axis: 'x', from: 0, to: 100, at: 150 }],
      },
    },
    sees: 'The layer under the pointer, with lines and distances to what it’s aligned with.',
    events: ['DRAG', 'DROP', 'CANCEL', ...always],
  },
  resizing: {
    context: { ...sampleContext, draft, handle: 'se' },
    sees: 'The layer with its handle under the pointer.',
    events: ['DRAG', 'DROP', 'CANCEL', ...always],
  },
  rotating: {
    context: { ...sampleContext, draft },
    sees: 'The layer turning around its center.',
    events: ['ROTATE', 'DROP', 'CANCEL', ...always],
  },
  editingText: {
    context: sampleContext,
    sees: 'The cursor in the words of the text.',
    events: ['COMMAND', 'END_TEXT', 'CLICK', 'START_FRAME', ...always],
  },
} satisfies Scenarios<typeof studioMachine>

/** The events with their data, for sending by hand. */
export const studioExamples = {
  OPEN_FORMAT: { format: '9:16' },
  SELECT: { ids: ['shape-1'] },
  CLICK: { id: 'shape-1', isAdded: true },
  COMMAND: { command: { type: 'move', ids: ['headline'], by: { x: 10, y: 0 } }, at: 0 },
  COPY: {},
  PASTE: { prefix: 'copy', at: 0 },
  DUPLICATE: { prefix: 'copy', at: 0 },
  FOLLOW: { format: '9:16', at: 0 },
  RESTORE: { scenes: sampleScenes, at: 0 },
  UNDO: {},
  REDO: {},
  EDIT_TEXT: { id: 'headline' },
  END_TEXT: {},
  START_FRAME: { isAdded: false },
  FRAME: { box: { x: 0, y: 0, width: 400, height: 300 } },
  START_MOVE: {},
  START_ROTATE: {},
  START_RESIZE: { handle: 'se' },
  DRAG: { by: { x: 20, y: 10 }, threshold: 8, hasFixedRatio: false },
  ROTATE: { degrees: 15 },
  DROP: { at: 0 },
  CANCEL: {},
  SET_READ_ONLY: { isReadOnly: true },
  MERGE: { scenes: sampleScenes },
  REPLACE: { scenes: sampleScenes },
} satisfies EventExamples<typeof studioMachine>
