import type { Scheme } from './tokens.ts'
/** The dark scheme: its own surfaces and inks, not the light one inverted. */
export declare const dark: Scheme
