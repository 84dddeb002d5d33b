import { maxCreativeSide } from './creative-formats.rules.ts'

/** Limits of an element's values; the schema refuses what's beyond them. */
export const elementLimits = {
  /** Of an edge's position and a side's length, in pixels. */
  reach: 4 * maxCreativeSide,
  rotation: 360,
  outlineWidth: 200,
  /** Pixels of one em. */
  size: { least: 4, most: 2_000 },
  /** In em. */
  lineHeight: { least: 0.5, most: 4 },
  /** Characters of a maker's name and of a license's. */
  credit: 200,
  /** Characters of a layer's name. */
  name: 80,
  /** Of a video's length and start, in seconds. */
  videoSeconds: 86_400,
  /** Of a video's width divided by its height, and the other way round. */
  videoRatio: 20,
} as const
