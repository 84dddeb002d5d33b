import { Icon } from '@aloft/design-system/primitives/icon'
import * as css from './panel-opener.css.ts'

/** The word of a button that opens a panel of choices. */
export function PanelOpener({ word }: { word: string }) {
  return (
    <span className={css.opener}>
      {word}
      <Icon name="chevron-down" size={14} />
    </span>
  )
}
