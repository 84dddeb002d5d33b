import { defaultEditorTab, type EditorTab } from '@aloft/domain/ads/editor-tabs.rules'
import { proxy, useSnapshot } from 'valtio'

const state = proxy<{ tab: EditorTab }>({ tab: defaultEditorTab })

/** The part of the editor that a narrow window shows (EDT-02). */
export function useEditorTab(): EditorTab {
  return useSnapshot(state).tab
}

export function setEditorTab(tab: EditorTab): void {
  state.tab = tab
}

/** Makes the next ad open in the tab for writing. */
export function resetEditorTab(): void {
  state.tab = defaultEditorTab
}
