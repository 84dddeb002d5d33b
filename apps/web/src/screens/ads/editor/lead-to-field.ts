import { leadToPart } from '@aloft/views/ads/copy/lead-to'
import type { FixTarget } from '@aloft/views/ads/editor/use-fix-targets'
import { setEditorTab } from '../../../state/editor-tab.ts'

/** Leads to a field of the ad; a narrow window shows the part for writing then. */
export function leadToField(field: Pick<FixTarget, 'id' | 'section'>): void {
  if (leadToPart(field)) return
  setEditorTab('balloon')
  requestAnimationFrame(() => leadToPart(field))
}
