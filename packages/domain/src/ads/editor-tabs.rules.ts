/** Tabs of the ad editor: the ad as written, and as people will see it. */
export const editorTabs = ['balloon', 'preview'] as const
export type EditorTab = (typeof editorTabs)[number]

/** The tab that's open by default (EDT-02). */
export const defaultEditorTab: EditorTab = 'balloon'
