/** One line of the results: a measurement and its target. */
export interface Figure {
  readonly what: string
  readonly measured: string
  /** Undefined for a figure without a target. */
  readonly aim?: { readonly text: string; readonly isMet: boolean }
  /** If the target is missed, the cause; otherwise a remark. */
  readonly note?: string
}

/** A number with three significant digits. */
export function shown(value: number): string {
  return value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)))
}

/** The figure for a ratio of at most `most`. */
export function ratioFigure(
  what: string,
  { ours, theirs, ratio }: { ours: number; theirs: number; ratio: number },
  { most, unit, note }: { most: number; unit: string; note?: string },
): Figure {
  return {
    what,
    measured: `${ratio.toFixed(2)} times (${shown(ours)} ${unit} beside ${shown(theirs)} ${unit})`,
    aim: { text: `at most ${most} times`, isMet: ratio <= most },
    ...(note && { note }),
  }
}
