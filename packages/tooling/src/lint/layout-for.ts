const positions: Record<string, string> = {
  start: 'start',
  'flex-start': 'start',
  center: 'center',
  end: 'end',
  'flex-end': 'end',
  baseline: 'baseline',
  'space-between': 'between',
}
const fittingColumns = /^repeat\((auto-fit|auto-fill), minmax\((?:min\(100%, )?(\d+)px\)?, 1fr\)\)$/

/** The element that lays out as these CSS properties do, like `<Stack gap={12}>`; undefined if they do anything else. */
export function layoutFor(
  properties: ReadonlyMap<string, unknown>,
  gaps: ReadonlySet<number>,
): string | undefined {
  const { display, gap = 0, minWidth = 0, alignItems, ...rest } = Object.fromEntries(properties)
  const { flexDirection, flexWrap, justifyContent, justifyItems, gridTemplateColumns, ...others } = rest
  const between = gapProps(gap, gaps)
  if (minWidth !== 0 || !between || Object.keys(others).length > 0) return undefined
  const columns = gridTemplateColumns === 'minmax(0, 1fr)' ? undefined : gridTemplateColumns
  const isGrid = display === 'grid' && flexDirection === undefined && flexWrap === undefined
  if (isGrid && columns === undefined && alignItems === undefined && justifyContent === undefined) {
    return tag('Stack', [between, position('align', justifyItems)])
  }
  if (isGrid && justifyItems === undefined && justifyContent === undefined) {
    const [, fit, width] = fittingColumns.exec(String(columns)) ?? []
    const stretched = fit === 'auto-fit' ? 'isStretched' : ''
    return width && tag('Grid', [`columnWidth={${width}}`, between, position('align', alignItems), stretched])
  }
  if (display !== 'flex' || justifyItems !== undefined || gridTemplateColumns !== undefined) return undefined
  if (flexDirection === 'column' && justifyContent === undefined) {
    return tag('Stack', [between, position('align', alignItems)])
  }
  if (flexDirection !== undefined) return undefined
  // Lines are centered unless they say otherwise.
  const align = alignItems === 'center' ? '' : position('align', alignItems) || 'align="stretch"'
  return tag(flexWrap === 'wrap' ? 'Cluster' : 'Row', [between, align, position('justify', justifyContent)])
}

/** Undefined if the gaps are not on the scale. */
function gapProps(gap: unknown, gaps: ReadonlySet<number>): string | undefined {
  const [row = 0, column = row] = String(gap).split(' ').map(Number.parseFloat)
  if (!gaps.has(row) || !gaps.has(column)) return undefined
  return row === column ? `gap={${column}}` : `gap={${column}} rowGap={${row}}`
}

function position(prop: string, value: unknown): string {
  const known = positions[String(value)]
  return known ? `${prop}="${known}"` : ''
}

function tag(name: string, props: readonly string[]): string {
  return `<${[name, ...props].filter(Boolean).join(' ')}>`
}
