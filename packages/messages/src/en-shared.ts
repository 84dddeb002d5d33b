import { adPreview } from './en/ad-preview.ts'
import { editorPreviews } from './en/editor-previews.ts'
import { previews } from './en/previews.ts'
import { sharing } from './en/sharing.ts'

/** The English texts of pages that people without an account open by a link. */
export const enShared = { adPreview, editor: { previews: editorPreviews }, previews, sharing } as const
