import { ideasKey } from '../../state/ideas.ts'
import { load } from '../core/queries.ts'

/** Loads the brands of the user and the teams; the shown ones stay until the new ones arrive. */
export function loadIdeas(): Promise<void> {
  return load(ideasKey)
}
