// Written by `npm run docs` from the names of the area's files.

import type { Handlers } from '../../action/define.ts'
import { searchInterests } from '../targeting/search-interests.action.ts'
import { searchLocations } from '../targeting/search-locations.action.ts'
import { suggestKeywords } from '../targeting/suggest-keywords.action.ts'

export const targetingHandlers = {
  'search-interests': searchInterests,
  'search-locations': searchLocations,
  'suggest-keywords': suggestKeywords,
} satisfies Partial<Handlers>
