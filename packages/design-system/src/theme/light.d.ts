import type { Scheme } from './tokens.ts'
/** The light scheme: warm paper, near-black ink, accent #434CFF. */
export declare const light: Scheme
