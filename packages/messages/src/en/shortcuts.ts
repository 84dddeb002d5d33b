/** Keyboard shortcuts. */
export const shortcuts = {
  title: 'Keyboard shortcuts',
  search: 'Search pages, brands and ads',
  assistant: 'Ask Loona',
  messages: 'Jump to notifications',
  shortcuts: 'Show keyboard shortcuts',
  undo: 'Undo the last change',
  redo: 'Redo (in the editor)',
  close: 'Close a window or menu',
} as const
