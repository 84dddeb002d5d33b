interface Place {
  readonly x: number
  readonly y: number
}

export interface DrawnBox extends Place {
  readonly width: number
  readonly height: number
}

export interface DrawnNode {
  readonly id: string
  readonly parentId: string | null
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history' | 'initial'
  readonly name: string
  readonly box: DrawnBox
  /** The activities of the state while it's active, one a line. */
  readonly inside: readonly string[]
}

export interface DrawnEdge {
  readonly id: string
  readonly source: string
  readonly target: string
  readonly points: readonly Place[]
  readonly label: DrawnBox | null
  /** The transitions that share this line. */
  readonly ways: readonly { readonly id: string; readonly kind: string; readonly lines: readonly string[] }[]
}

/** A chart with positions for everything, in CSS pixels; parents come before their children. */
export interface ChartDrawing {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly nodes: readonly DrawnNode[]
  readonly edges: readonly DrawnEdge[]
}
