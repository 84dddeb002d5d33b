import { type EditorSection, editorSections } from '@aloft/domain/ads/editor-sections.rules'

/** Where a section is in the window. */
export interface PlacedSection {
  readonly section: EditorSection
  /** Of its upper edge, in CSS pixels. */
  readonly top: number
}

/**
 * The section that is read when everything above a line of the window has been scrolled past: the last one that begins
 * above the line. At the end of the page that's the last section, because a short one never gets up to the line.
 */
export function sectionInSight(
  placed: readonly PlacedSection[],
  line: number,
  isAtEnd: boolean,
): EditorSection {
  const passed = isAtEnd ? placed : placed.filter(({ top }) => top <= line)
  return (passed.at(-1) ?? placed[0])?.section ?? editorSections[0]
}
