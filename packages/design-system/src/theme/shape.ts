import type { Shape } from './tokens.ts'

const text = "'Instrument Sans Variable', system-ui, -apple-system, 'Segoe UI', sans-serif"

/** Radii, motion and fonts of Aloft's own theme. */
export const shape: Shape = {
  rControl: '6px',
  rCard: '10px',
  rModal: '16px',
  fast: '120ms',
  move: '200ms',
  ease: 'cubic-bezier(.2, .7, .2, 1)',
  text,
  display: `'Bricolage Grotesque Variable', ${text}`,
}
