import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

/** Rows are in a container: below this width, the label and its remark are above the value. */
const wide = '(min-width: 560px)'

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"label aside" "body body"',
  columnGap: 18,
  rowGap: 12,
  alignItems: 'start',
  padding: '16px 0',
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
  '@container': {
    [wide]: {
      gridTemplateColumns: '124px minmax(0, 1fr) 92px',
      gridTemplateAreas: '"label body aside"',
    },
  },
})

export const label = style({
  ...textStyle(14),
  gridArea: 'label',
  paddingTop: 1,
  color: vars.inkSoft,
  fontWeight: 500,
})

export const body = style({ gridArea: 'body', display: 'grid', gap: 8, minWidth: 0 })

export const aside = style({
  gridArea: 'aside',
  display: 'grid',
  gap: 6,
  justifyItems: 'end',
  '@container': { [wide]: { justifyItems: 'start', paddingTop: 3 } },
})
