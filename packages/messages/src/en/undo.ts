/** Undoing what was just done, wherever that was. */
export const undo = {
  press: 'Undo',
  done: 'Undone',
} as const
