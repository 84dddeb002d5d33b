import { ideasKey } from '../../state/ideas.ts'
import { load } from '../core/queries.ts'

/** Loads the brands of the user and of the teams; those on screen stay until the new ones are there. */
export function loadIdeas(): Promise<void> {
  return load(ideasKey)
}
