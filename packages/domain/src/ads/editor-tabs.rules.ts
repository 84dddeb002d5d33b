/** Parts of the editor of an ad: the ad as it is written, and as people will see it. */
export const editorTabs = ['balloon', 'preview'] as const
export type EditorTab = (typeof editorTabs)[number]

/** The part that is open where nobody chose another (EDT-02). */
export const defaultEditorTab: EditorTab = 'balloon'
