// Written by `npm run docs` from the names of the area's files.

import type { Handlers } from '../../action/define.ts'
import { createIdea } from '../ideas/create-idea.action.ts'
import { getIdeasData } from '../ideas/get-ideas-data.action.ts'
import { setAdGenData } from '../ideas/set-ad-gen-data.action.ts'
import { setIdeaOpenDate } from '../ideas/set-idea-open-date.action.ts'
import { updateIdea } from '../ideas/update-idea.action.ts'

export const ideasHandlers = {
  'create-idea': createIdea,
  'get-ideas-data': getIdeasData,
  'set-ad-gen-data': setAdGenData,
  'set-idea-open-date': setIdeaOpenDate,
  'update-idea': updateIdea,
} satisfies Partial<Handlers>
